import { redirectByCountry } from './detect-language.ts'
import { startLanguageLinks } from './language-choice.ts'
import { startMenus } from './menus.ts'
import { startPanel } from './panel.ts'
import { loadPictures } from './load-pictures.ts'
import { markSeen, markSharedParts } from './motion.ts'
import { startSamePageLinks } from './same-page-links.ts'
import { startThemeToggle } from './theme-toggle.ts'

/** Keeps the copyright year current without a rebuild. */
function showCurrentYear(): void {
  const year = String(new Date().getFullYear())
  document.querySelector('[data-current-year]')?.replaceChildren(year)
}

/** The script of every page, inlined at its end. `LANGUAGE_DETECTION` is a constant of the build. */
export function startPage(): void {
  startThemeToggle()
  startLanguageLinks()
  startMenus()
  startSamePageLinks()
  startPanel()
  showCurrentYear()
  markSeen()
  markSharedParts()
  addEventListener('load', () => {
    // After the first paint, which waits for the opening picture only.
    setTimeout(loadPictures, 1000)
    // Keeps the space of a classic scrollbar, as on Windows, while an open panel or menu hides it.
    const { clientWidth, style } = document.documentElement
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  })
  if (import.meta.env.LANGUAGE_DETECTION === 'country') void redirectByCountry()
}
