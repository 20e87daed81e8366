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
    if (!(target as Element).closest(':is(:popover-open, [popovertarget])')) closeMenu()
  })
  addEventListener('pagehide', closeMenu)
}

/** Menus by `data-open`, for browsers without popovers (Chrome before 114, Firefox before 125, Safari before 17). */
function startMenuFallback(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[popovertarget]')) {
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '')
    const toggle = ({ target }: Event) => {
      if (!menu || !(target instanceof Element)) return
      if (menu.contains(target) && !target.closest('a')) return
      const isOpen = button.contains(target) && !menu.hasAttribute('data-open')
      menu.toggleAttribute('data-open', isOpen)
      button.setAttribute('aria-expanded', String(isOpen))
    }
    button.setAttribute('aria-expanded', 'false')
    document.addEventListener('click', toggle)
  }
}
