import { isLocale } from '../../../i18n/locales.ts'
import { opensInThisTab } from './opens-in-this-tab.ts'
import { languageKey } from './storage-keys.ts'

/** The stored language, or nothing when none or an unsupported one is stored. */
export function storedLanguage() {
  try {
    const language = localStorage.getItem(languageKey)
    return isLocale(language) ? language : undefined
  } catch {
    return undefined
  }
}

/** Stores a language; an unsupported one is ignored (specification, section 4). */
export function storeLanguage(language: unknown): void {
  if (!isLocale(language)) return
  try {
    localStorage.setItem(languageKey, language)
    // What was chosen for all tabs ends what was asked for in this one (follow-stored-language.ts).
    sessionStorage.removeItem(languageKey)
  } catch {
    // Without storage the address alone carries the language.
  }
}

/**
 * Makes every language link keep query and hash of the page. Chosen in this tab, it stores its language
 * and takes the page's place in the history, so that Back leads to the page before; opened in another
 * tab, it stores nothing.
 */
export function startLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    // To the language one reads already, the link leads like any other to this page (same-page-links.ts).
    const isCurrent = link.pathname === location.pathname
    const keepPlace = () => {
      if (isCurrent) return
      link.search = location.search
      link.hash = location.hash
    }
    // Any button: the middle one and the context menu open another tab, and are no click.
    link.addEventListener('pointerdown', keepPlace)
    link.addEventListener('click', (event) => {
      // By keyboard no pointer came before.
      keepPlace()
      if (!opensInThisTab(event)) return
      storeLanguage(link.dataset.language)
      if (isCurrent) return
      event.preventDefault()
      location.replace(link.href)
    })
  }
}
