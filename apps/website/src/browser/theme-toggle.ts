import { loadPictures } from './load-pictures.ts'
import { themeKey } from './storage-keys.ts'

const root = document.documentElement
const isDark = () => root.classList.contains('dark')

/** No view transition: while one runs, captured elements take no clicks (CSS View Transitions 1). */
const applyTheme = (dark: boolean) => {
  root.classList.toggle('dark', dark)
  document
    .querySelector('[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--paper'))
  loadPictures()
}

/** Makes the toggles switch the theme and store the choice (specification, section 4). */
export function startThemeToggle(): void {
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.addEventListener('click', () => {
      applyTheme(!isDark())
      try {
        localStorage.setItem(themeKey, isDark() ? 'dark' : 'light')
      } catch {
        // Without storage the choice applies to this page only.
      }
    })
  }
  // The theme may have changed in another tab, or while this page was in the back/forward cache.
  const showStoredTheme = () => {
    try {
      const dark = localStorage.getItem(themeKey) === 'dark'
      if (dark !== isDark()) applyTheme(dark)
    } catch {
      // Storage is blocked: the page keeps its theme.
    }
  }
  addEventListener('storage', showStoredTheme)
  addEventListener('pageshow', showStoredTheme)
}
