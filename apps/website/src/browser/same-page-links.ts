import { closeMenu } from './menus.ts'

/** A link to the current page scrolls up smoothly, one to an anchor on it as well (specification, section 2). */
export function startSamePageLinks(): void {
  const { style } = document.documentElement
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || !opensInThisTab(event)) return
    if (link.origin !== location.origin || link.pathname !== location.pathname) return
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    // Not in a stylesheet, because scrolling to a focused element should stay instant.
    style.scrollBehavior = prefersReducedMotion ? '' : 'smooth'
    addEventListener('scrollend', () => style.removeProperty('scroll-behavior'), { once: true })
    // A link to a question shows its answer.
    document.getElementById(link.hash.slice(1))?.closest('details')?.setAttribute('open', '')
    if (link.hash) return
    event.preventDefault()
    closeMenu()
    scrollTo({ top: 0 })
  })
}

/** Whether a click opens its link in this tab: modifier keys open another tab or window. */
export const opensInThisTab = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
