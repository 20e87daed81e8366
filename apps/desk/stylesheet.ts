import base from '@site/brand/base.css?raw'
import fonts from '@site/brand/fonts.css?raw'
import { signalColours } from '@site/brand/signal-colours.ts'
import tokens from '@site/brand/tokens.css?raw'
import type from '@site/brand/type.css?raw'
import { company } from '@site/company/facts/company.ts'
import desk from './desk.css?raw'

/** The desk has no script to choose a theme: it follows the system's. */
const systemTheme = `${signalColours(company.colours)}${tokens}`.replaceAll(
  /:root\.dark (\{[^}]*\})/g,
  '@media (prefers-color-scheme: dark) { :root $1 }',
)

/** The site's tokens, typeface, base and type, followed by the desk's own styles; without comments, as every page has it. */
export const stylesheet = [
  systemTheme,
  fonts.replace("url('archivo.woff2')", "url('/archivo.woff2')"),
  base,
  type,
  desk,
]
  .join('\n')
  .replaceAll(/\/\*.*?\*\//gs, '')
