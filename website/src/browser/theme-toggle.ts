import { loadPictures, loadThemePictures } from './pictures.ts'
import { themeKey } from './storage-keys.ts'

/** How long a change of theme waits for the pictures of the new one, in milliseconds. */
const picturesTimeoutMs = 300

const root = document.documentElement
const isDark = () => root.classList.contains('dark')

/** Whether the last click asked for the dark theme; undefined once the theme is shown. */
let pendingDark: boolean | undefined

/** No view transition: while one runs, captured elements take no clicks (CSS View Transitions 1). */
const show = (dark: boolean) => {
  root.classList.toggle('dark', dark)
  document
    .querySelector('[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--paper'))
  loadPictures()
}

const toggle = async () => {
  const dark = !(pendingDark ?? isDark())
  pendingDark = dark
  try {
    localStorage.setItem(themeKey, dark ? 'dark' : 'light')
  } catch {
    // Without storage the choice applies to this page only.
  }
  await Promise.race([
    loadThemePictures(dark ? 'dark' : 'light'),
    new Promise((resolve) => setTimeout(resolve, picturesTimeoutMs)),
  ])
  // Another click may have come in the meantime.
  if (pendingDark !== dark) return
  pendingDark = undefined
  show(dark)
}

/**
 * Lets the toggles switch the theme, and stores the choice (specification, section 4). The pictures of the
 * other theme are fetched as soon as the pointer or the focus is on a toggle, so that everything changes
 * at once.
 */
export function startThemeToggle(): void {
  const prepare = () => void loadThemePictures(isDark() ? 'light' : 'dark')
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.addEventListener('pointerenter', prepare)
    button.addEventListener('focus', prepare)
    button.addEventListener('click', () => void toggle())
  }
  // The theme may have changed in another tab, or while this page was in the back/forward cache.
  const showStoredTheme = () => {
    try {
      const dark = localStorage.getItem(themeKey) === 'dark'
      if (dark !== isDark()) show(dark)
    } catch {
      // Storage is blocked: the page keeps its theme.
    }
  }
  addEventListener('storage', showStoredTheme)
  addEventListener('pageshow', showStoredTheme)
}
