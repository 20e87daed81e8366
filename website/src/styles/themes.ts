import colours from '../../../content/colours.css?raw'
import { parseThemes } from './parse-themes.ts'
import tokens from './tokens.css?raw'

/** The colours of both themes for what is no stylesheet: icons, and the browser's own bars. */
export const themes = parseThemes(colours + tokens)
