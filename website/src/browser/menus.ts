import { startMenuFallback } from './menu-fallback.ts'

/** Closes the open menu, if one is. `:is` forgives a browser that knows no popovers, and throws nothing. */
export function closeMenu(): void {
  document.querySelector<HTMLElement>(':is(:popover-open)')?.hidePopover()
}

/**
 * Closes a menu that the focus leaves, which would otherwise go on below it, unseen (WCAG 2.4.11);
 * and one whose link leads to another page, which would still be open when the visitor comes back.
 */
export function startMenus(): void {
  if (!('popover' in HTMLElement.prototype)) {
    startMenuFallback()
    return
  }
  document.addEventListener('focusin', ({ target }) => {
    const isInMenu = (target as Element).closest(':is(:popover-open, [popovertarget])')
    if (!isInMenu) closeMenu()
  })
  addEventListener('pagehide', closeMenu)
}
