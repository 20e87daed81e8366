/** What the page tells the script that runs before first paint. */
export interface StoredChoices {
  languageKey: string
  themeKey: string
  /** The colour of the browser's own bars in the dark theme; the page comes with the light one. */
  darkGround: string
  /** Where the page leads for a stored language, by locale; a prefixed one shows its own language. */
  translations: Record<string, string>
  /** The 404 page stands at any address: it goes on to that address in the other language. */
  keepPath: boolean
}

/**
 * Applies the stored theme and language before first paint (decisions, sections 2.2 and 3).
 * It is inlined as text into the head, so it must not refer to anything outside itself.
 */
export function applyStoredChoices(page: StoredChoices): void {
  try {
    const root = document.documentElement
    const dark = localStorage.getItem(page.themeKey) === 'dark'
    root.classList.toggle('dark', dark)
    if (dark) {
      document.querySelector('[name=theme-color]')?.setAttribute('content', page.darkGround)
    }
    const translation = page.translations[localStorage.getItem(page.languageKey) ?? '']
    if (translation) {
      // Nothing of the English page is shown while the browser moves on.
      root.hidden = true
      const path = page.keepPath ? location.pathname : ''
      location.replace(translation + path + location.search + location.hash)
    }
  } catch {
    // Storage is closed to us (a privacy setting): the page stays light and in its own language.
  }
}
