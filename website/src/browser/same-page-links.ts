import { closeMenu } from './menus.ts'
import { opensInThisTab } from './opens-in-this-tab.ts'

const root = document.documentElement

/**
 * Lets a link to the current page scroll up smoothly instead of reloading it, and close the menu
 * (specification, section 2). A link to an anchor on this page scrolls smoothly for pointers, and at once
 * for the keyboard, so that the focus is always visible.
 */
export function startSamePageLinks(): void {
  const isSmooth = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || !opensInThisTab(event)) return
    if (link.origin !== location.origin || link.pathname !== location.pathname) return
    const isPressedByPointer = event.detail > 0
    if (link.hash) {
      // The browser scrolls after this event, and also moves the starting point for Tab.
      if (isPressedByPointer && isSmooth()) root.style.scrollBehavior = 'smooth'
      return
    }
    event.preventDefault()
    closeMenu()
    scrollTo({ top: 0, behavior: isSmooth() ? 'smooth' : 'instant' })
  })
  // Ends a scroll in progress before Tab moves the focus, which it would carry out of view.
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab') return
      root.style.removeProperty('scroll-behavior')
      scrollTo({ top: scrollY, behavior: 'instant' })
      // Chromium scrolls ahead of a busy page, and then adds that distance to where the focus has scrolled.
      requestAnimationFrame(() => {
        document.querySelector(':focus')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      })
    },
    true,
  )
}
