import { isLocale } from '../../../i18n/locales.ts'
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
  } catch {
    // Without storage the address alone carries the language.
  }
}

/** Of a `MouseEvent`: it asks for the context menu. */
const secondaryButton = 2

/** Makes every language link store what it leads to, and keep query and hash of the page. */
export function startLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const choose = ({ button }: MouseEvent) => {
      if (button === secondaryButton) return
      storeLanguage(link.dataset.language)
      link.search = location.search
      link.hash = location.hash
    }
    link.addEventListener('click', choose)
    // The middle button, which opens another tab, is no click.
    link.addEventListener('auxclick', choose)
  }
}
