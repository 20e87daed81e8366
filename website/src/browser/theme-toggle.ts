import { themeKey } from './storage-keys.ts'
import { loadThemePictures } from './theme-pictures.ts'

/** How long a change of theme waits for its pictures, in milliseconds. */
const picturesTimeoutMs = 300

const root = document.documentElement
const isDark = () => root.classList.contains('dark')

/** The theme asked for by the last click, until it is shown. */
let wanted: boolean | undefined

/** At once: what a view transition has captured takes no clicks (CSS View Transitions, "captured in a view transition"). */
const show = (dark: boolean) => {
  root.classList.toggle('dark', dark)
  document
    .querySelector('[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--paper'))
}

const toggle = async () => {
  const dark = !(wanted ?? isDark())
  wanted = dark
  try {
    localStorage.setItem(themeKey, dark ? 'dark' : 'light')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  await Promise.race([
    loadThemePictures(dark ? 'dark' : 'light'),
    new Promise((resolve) => setTimeout(resolve, picturesTimeoutMs)),
  ])
  // Another click may have come in the meantime.
  if (wanted !== dark) return
  wanted = undefined
  show(dark)
}

/**
 * Lets the sun and the moon switch the theme, and keeps the choice (specification, section 4).
 * The pictures of the other theme are fetched as soon as the pointer or the focus is on the
 * toggle, so that the page changes at once and as a whole.
 */
export function startThemeToggle(): void {
  const prepare = () => void loadThemePictures(isDark() ? 'light' : 'dark')
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.addEventListener('pointerenter', prepare)
    button.addEventListener('focus', prepare)
    button.addEventListener('click', () => void toggle())
  }
  // Another tab, or this page restored from the back/forward cache, may have an older theme.
  const follow = () => {
    try {
      const dark = localStorage.getItem(themeKey) === 'dark'
      if (dark !== isDark()) show(dark)
    } catch {
      // As above.
    }
  }
  addEventListener('storage', follow)
  addEventListener('pageshow', follow)
}
