interface RedirectOptions {
  languageKey: string
  /** The languages whose addresses have a prefix. */
  prefixed: readonly string[]
}

/** Redirects an unprefixed page to its translation in the stored language (decision 14). Inlined (inline-call.ts). */
export function redirectToStoredLanguage({ languageKey, prefixed }: RedirectOptions): void {
  const redirect = () => {
    try {
      const language = localStorage.getItem(languageKey) ?? ''
      if (!prefixed.includes(language)) return
      // Hides the page while the browser navigates.
      document.documentElement.hidden = true
      const path = location.pathname.replace(/\/$/, '')
      location.replace(`/${language}${path}${location.search}${location.hash}`)
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
