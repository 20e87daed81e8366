/** The options of the script that runs before first paint. */
interface LanguageOptions {
  languageKey: string
  /** The address of the same page in the other languages, by locale. */
  translations: Record<string, string>
  /** For the 404 page, which has any address: keeps that address in the other language. */
  keepPath?: boolean
}

/**
 * Leads from an unprefixed page to its translation in the stored language (decision 14); a prefixed page
 * always shows its own.
 *
 * It is inlined as text into the head, so it must not refer to anything outside itself.
 */
export function redirectToStoredLanguage(options: LanguageOptions): void {
  const { languageKey, translations, keepPath } = options
  const redirect = () => {
    try {
      const language = localStorage.getItem(languageKey) ?? ''
      // A stored "constructor" is no language.
      const translation = Object.hasOwn(translations, language) && translations[language]
      if (!translation) return
      // Not painted while the browser navigates.
      document.documentElement.hidden = true
      const path = keepPath ? location.pathname : ''
      location.replace(translation + path + location.search + location.hash)
    } catch {
      // Storage is blocked by a privacy setting: the page stays in its own language.
    }
  }
  redirect()
  // No script runs again when the page is restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) redirect()
  })
}
