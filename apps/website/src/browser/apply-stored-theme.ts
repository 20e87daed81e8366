interface ThemeOptions {
  themeKey: string
  /** The `theme-color` of the dark theme; the page is built with that of the light one. */
  darkThemeColour: string
}

/** Applies the stored theme before the first paint (decision 20). Inlined (inline-call.ts). */
export function applyStoredTheme({ themeKey, darkThemeColour }: ThemeOptions): void {
  try {
    const dark = localStorage.getItem(themeKey) === 'dark'
    document.documentElement.classList.toggle('dark', dark)
    if (dark) document.querySelector('[name=theme-color]')?.setAttribute('content', darkThemeColour)
  } catch {
    // Storage is blocked by a privacy setting: the page stays light.
  }
}
