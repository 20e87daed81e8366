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
 * Makes language links keep the query and hash of the page. A link that is followed in this tab stores its
 * language and replaces the history entry, so that Back leads to the previous page; a link that is opened
 * in another tab stores nothing.
 */
export function startLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    // The link to the current language is a link to the same page (same-page-links.ts).
    const isCurrent = link.pathname === location.pathname
    const keepPlace = () => {
      if (isCurrent) return
      link.search = location.search
      link.hash = location.hash
    }
    // On `pointerdown`, because the middle button and the context menu cause no click.
    link.addEventListener('pointerdown', keepPlace)
    link.addEventListener('click', (event) => {
      // For the keyboard, which causes no `pointerdown`.
      keepPlace()
      if (!opensInThisTab(event)) return
      storeLanguage(link.dataset.language)
      if (isCurrent) return
      event.preventDefault()
      location.replace(link.href)
    })
  }
}
