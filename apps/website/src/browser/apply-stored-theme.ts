/** The options of the script that runs before first paint. */
interface ThemeOptions {
  themeKey: string
  /** The `theme-color` of the dark theme; the built page has that of the light one. */
  darkGround: string
}

/**
 * Applies the stored theme before first paint (decision 20). It is inlined as text into the
 * head, so it must not refer to anything outside itself.
 */
export function applyStoredTheme({ themeKey, darkGround }: ThemeOptions): void {
  try {
    const dark = localStorage.getItem(themeKey) === 'dark'
    document.documentElement.classList.toggle('dark', dark)
    if (dark) document.querySelector('[name=theme-color]')?.setAttribute('content', darkGround)
  } catch {
    // Storage is blocked by a privacy setting: the page stays light.
  }
}
