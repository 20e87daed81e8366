import { isLocale } from '@site/company/i18n/locales.ts'
import { opensInThisTab } from './same-page-links.ts'
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
  } catch {
    // Without storage only the address determines the language.
  }
}

/** Makes language links store their language. In this tab they keep query and hash and replace the history entry. */
export function startLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const store = () => {
      storeLanguage(link.dataset.language)
    }
    link.addEventListener('auxclick', ({ button }) => {
      if (button === 1) store()
    })
    link.addEventListener('click', (event) => {
      store()
      // The link to the current language is a link to the same page (same-page-links.ts).
      if (!opensInThisTab(event) || link.pathname === location.pathname) return
      event.preventDefault()
      location.replace(link.pathname + location.search + location.hash)
    })
  }
}
