interface RedirectOptions {
  languageKey: string
  /** The address of the same page in the other languages, by locale. */
  translations: Record<string, string>
  /** For the 404 page, which has no address of its own: keeps the requested one. */
  keepPath?: boolean
}

/**
 * Redirects an unprefixed page to its translation in the stored language (decision 14).
 *
 * It is inlined into the head, so it must not refer to anything outside itself.
 */
export function redirectToStoredLanguage(options: RedirectOptions): void {
  const { languageKey, translations, keepPath } = options
  const redirect = () => {
    try {
      const language = localStorage.getItem(languageKey) ?? ''
      // Own properties only: the stored value could be "constructor".
      const translation = Object.hasOwn(translations, language) && translations[language]
      if (!translation) return
      // Hides the page while the browser navigates.
      document.documentElement.hidden = true
      const path = keepPath ? location.pathname : ''
      location.replace(translation + path + location.search + location.hash)
    } catch {
      // Storage is blocked by a privacy setting: the page stays in its own language.
    }
  }
  redirect()
  // Scripts do not run again when the page is restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) redirect()
  })
}
