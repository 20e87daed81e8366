import { startAnsweredOffers } from './answered-offers.ts'
import { showCurrentYear } from './current-year.ts'
import { followCountry } from './detect-language.ts'
import { startDialogCommands } from './dialog-commands.ts'
import { startLanguageLinks } from './language-choice.ts'
import { startMenus } from './menus.ts'
import { startSamePageLinks } from './same-page-links.ts'
import { startThemeToggle } from './theme-toggle.ts'

/**
 * The script of every page, inlined at its end. `LANGUAGE_DETECTION` is the owner's setting as a
 * build constant, so that the code of a mode not chosen is left out.
 */
export function startPage(): void {
  startThemeToggle()
  startLanguageLinks()
  startAnsweredOffers()
  startMenus()
  startSamePageLinks()
  startDialogCommands()
  showCurrentYear()
  if (import.meta.env.LANGUAGE_DETECTION === 'country') void followCountry()
}
