import { company } from '@site/company/facts/company.ts'
import { parseThemes } from './parse-themes.ts'
import { signalColours } from './signal-colours.ts'
import tokens from './tokens.css?raw'

/** The colours of both themes for use outside stylesheets: icons and `theme-color`. */
export const themes = parseThemes(signalColours(company.colours) + tokens)
