import { closeMenu } from './menus.ts'

/**
 * A link to the page one is on scrolls up smoothly instead of loading it again, and closes the
 * menu it was chosen from (specification, section 2).
 */
export function startSamePageLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (link.hash || link.origin !== location.origin || link.pathname !== location.pathname) return
    event.preventDefault()
    closeMenu()
    // The stylesheet's scroll-behavior decides whether this moves or jumps.
    scrollTo({ top: 0 })
  })
}
