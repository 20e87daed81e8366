import { isLocale } from '../../../i18n/locales.ts'
import { opensInThisTab } from './opens-in-this-tab.ts'
import { languageKey } from './storage-keys.ts'

/** The stored language; undefined when none or an unsupported one is stored. */
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
    // A choice ends the exception for this tab (redirect-to-stored-language.ts).
    sessionStorage.removeItem(languageKey)
  } catch {
    // Without storage only the address determines the language.
  }
}

/**
 * A language link that is followed in this tab stores its language, keeps the query and hash of the page, and
 * replaces the history entry, so that Back leads to the previous page; a link that is opened in another tab
 * stores nothing.
 */
export function startLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', (event) => {
      if (!opensInThisTab(event)) return
      storeLanguage(link.dataset.language)
      // The link to the current language is a link to the same page (same-page-links.ts).
      if (link.pathname === location.pathname) return
      event.preventDefault()
      location.replace(link.pathname + location.search + location.hash)
    })
  }
}
