import { themeKey } from './storage-keys.ts'

const isDark = () => document.documentElement.classList.contains('dark')

/** Lets the sun and the moon switch the theme, and keeps the choice (specification, section 4). */
export function startThemeToggle(): void {
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.addEventListener('click', () => {
      const dark = document.documentElement.classList.toggle('dark')
      try {
        localStorage.setItem(themeKey, dark ? 'dark' : 'light')
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    })
  }
  // Another tab, or this page restored from the back/forward cache, may have an older theme.
  const follow = () => {
    try {
      const dark = localStorage.getItem(themeKey) === 'dark'
      if (dark !== isDark()) document.documentElement.classList.toggle('dark', dark)
    } catch {
      // As above.
    }
  }
  addEventListener('storage', follow)
  addEventListener('pageshow', (event) => {
    if (event.persisted) follow()
  })
}
