import colours from '@site/content/colours.css?raw'
import { parseThemes } from './parse-themes.ts'
import tokens from './tokens.css?raw'

/** The colours of both themes for use outside stylesheets: icons and `theme-color`. */
export const themes = parseThemes(colours + tokens)
