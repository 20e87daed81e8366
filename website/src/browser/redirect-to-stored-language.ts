import type { Locale } from '../../../i18n/locales.ts'

/** The options of the script that runs before first paint. */
interface LanguageOptions {
  languageKey: string
  /** The language of the unprefixed pages. */
  locale: Locale
  /** The address of the same page in the other languages, by locale. */
  translations: Record<string, string>
  /** For the 404 page, which has any address: keeps that address in the other language. */
  keepPath?: boolean
}

/**
 * Leads from an unprefixed page to its translation in the stored language (decision 14); a prefixed page
 * always shows its own. Links of this site lead to an unprefixed page only from English pages, or from the
 * language menu into a new tab, which no script can observe. A visitor who follows one asks for English,
 * so this tab stays English until a language is chosen in it; the stored choice does not change.
 *
 * It is inlined as text into the head, so it must not refer to anything outside itself.
 */
export function redirectToStoredLanguage(options: LanguageOptions): void {
  const { languageKey, locale, translations, keepPath } = options
  const redirect = (isRestored: boolean) => {
    try {
      const language =
        sessionStorage.getItem(languageKey) ?? localStorage.getItem(languageKey) ?? ''
      // A stored "constructor" is no language.
      const translation = Object.hasOwn(translations, language) && translations[language]
      if (!translation) return
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      // After Back and after a reload the referrer is still that of the first visit.
      const isFirstArrival = !isRestored && arrival?.type === 'navigate'
      if (isFirstArrival && document.referrer.startsWith(`${location.origin}/`)) {
        sessionStorage.setItem(languageKey, locale)
        return
      }
      // Not painted while the browser navigates.
      document.documentElement.hidden = true
      const path = keepPath ? location.pathname : ''
      location.replace(translation + path + location.search + location.hash)
    } catch {
      // Storage is blocked by a privacy setting: the page stays in its own language.
    }
  }
  redirect(false)
  // No script runs again when the page is restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) redirect(true)
  })
}
