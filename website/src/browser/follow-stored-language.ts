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
 * Leads from an unprefixed page to its translation in the stored language (decision 14); a
 * prefixed one shows its own language. Links of ours lead to an unprefixed page only where English is
 * asked for: on English pages and in the language menu, there in a new tab, of which no script hears.
 * So whoever comes by one reads English, and this tab goes on in English until a language is chosen in
 * it; the stored choice stays as it is.
 *
 * It is inlined as text into the head, so it must not refer to anything outside itself.
 */
export function followStoredLanguage(options: LanguageOptions): void {
  const { languageKey, locale, translations, keepPath } = options
  const follow = (isRestored: boolean) => {
    try {
      const language = sessionStorage.getItem(languageKey) ?? localStorage.getItem(languageKey)
      const translation = translations[language ?? '']
      if (!translation) return
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      // After Back and after a reload the referrer is still that of the first arrival.
      const isFirstArrival = !isRestored && arrival?.type === 'navigate'
      if (isFirstArrival && document.referrer.startsWith(`${location.origin}/`)) {
        sessionStorage.setItem(languageKey, locale)
        return
      }
      // Nothing of the English page is shown while the browser moves on.
      document.documentElement.hidden = true
      const path = keepPath ? location.pathname : ''
      location.replace(translation + path + location.search + location.hash)
    } catch {
      // Storage is closed to us (a privacy setting): the page stays in its own language.
    }
  }
  follow(false)
  // From the back/forward cache a page comes back as it was left, in which no script has run again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(true)
  })
}
