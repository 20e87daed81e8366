import type { Locale } from '../../../i18n/locales.ts'

/** What an unprefixed page tells the script that runs before first paint. */
interface LanguageOptions {
  languageKey: string
  /** The language of the unprefixed pages. */
  locale: Locale
  /** The address of the same page in the other languages, by locale. */
  translations: Record<string, string>
  /** The 404 page stands at any address: it goes on to that address in the other language. */
  keepPath?: boolean
}

/**
 * Leads from an unprefixed page to its translation in the stored language (decisions, section 2.2); a
 * prefixed one shows its own language. It is inlined as text into the head, so it must not refer to
 * anything outside itself.
 */
export function followStoredLanguage(options: LanguageOptions): void {
  try {
    const { languageKey, locale, translations, keepPath } = options
    const translation = translations[localStorage.getItem(languageKey) ?? '']
    if (!translation) return
    const path = keepPath ? location.pathname : ''
    // Chosen there, by "Open in new tab", which no script hears of.
    if (document.referrer.split('?')[0] === location.origin + translation + path) {
      localStorage.setItem(languageKey, locale)
      return
    }
    // Nothing of the English page is shown while the browser moves on.
    document.documentElement.hidden = true
    location.replace(translation + path + location.search + location.hash)
  } catch {
    // Storage is closed to us (a privacy setting): the page stays in its own language.
  }
}
