import { closeMenu } from './menus.ts'
import { opensInThisTab } from './opens-in-this-tab.ts'

const root = document.documentElement

/**
 * A link to the page one is on scrolls up smoothly instead of loading it again, and closes the menu it
 * was chosen from (specification, section 2). A link to a place on this page scrolls there smoothly when
 * it is pressed by pointer; to the keyboard everything is there at once, so that the focus is never out
 * of sight.
 */
export function startSamePageLinks(): void {
  const isSmooth = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || !opensInThisTab(event)) return
    if (link.origin !== location.origin || link.pathname !== location.pathname) return
    const isPressedByPointer = event.detail > 0
    if (link.hash) {
      // The browser scrolls once this event is over; it also moves the point from which Tab goes on.
      if (isPressedByPointer && isSmooth()) root.style.scrollBehavior = 'smooth'
      return
    }
    event.preventDefault()
    closeMenu()
    scrollTo({ top: 0, behavior: isSmooth() ? 'smooth' : 'instant' })
  })
  // Before the key moves the focus: a scroll that still goes on would carry it out of sight again.
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab') return
      root.style.removeProperty('scroll-behavior')
      scrollTo({ top: scrollY, behavior: 'instant' })
    },
    true,
  )
}
