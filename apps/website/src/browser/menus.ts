import { startMenuFallback } from './menu-fallback.ts'

/** Closes the open menu, if any. Without `:is` the selector throws in browsers without popovers. */
export function closeMenu(): void {
  document.querySelector<HTMLElement>(':is(:popover-open)')?.hidePopover()
}

/** Closes a menu that would cover the focus (WCAG 2.4.11), or would still be open when the visitor comes back. */
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
