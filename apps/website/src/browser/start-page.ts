import { showCurrentYear } from './current-year.ts'
import { redirectByCountry } from './detect-language.ts'
import { startLanguageLinks } from './language-choice.ts'
import { startMenus } from './menus.ts'
import { startPanel } from './panel.ts'
import { loadPictures } from './pictures.ts'
import { startSamePageLinks } from './same-page-links.ts'
import { startThemeToggle } from './theme-toggle.ts'

/**
 * The script of every page, inlined at its end. `LANGUAGE_DETECTION` is the owner's setting as a build
 * constant, so that the code of other modes is left out.
 */
export function startPage(): void {
  startThemeToggle()
  startLanguageLinks()
  startMenus()
  startSamePageLinks()
  startPanel()
  showCurrentYear()
  addEventListener('load', () => {
    loadPictures()
    // The space of a scrollbar, as on Windows, stays while an open panel or menu hides it.
    const { clientWidth, style } = document.documentElement
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  })
  if (import.meta.env.LANGUAGE_DETECTION === 'country') void redirectByCountry()
}
