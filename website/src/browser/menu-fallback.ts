/**
 * Opens and closes the menus in browsers without popovers (Chrome before 114, Firefox before 125, Safari
 * before 17). Stylesheets show a menu by `data-open`, and use the button's `aria-expanded` in place of
 * `:has(:popover-open)`, which these browsers lack as well.
 */
export function startMenuFallback(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[popovertarget]')) {
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (!menu) continue
    const setOpen = (open: boolean) => {
      menu.toggleAttribute('data-open', open)
      button.setAttribute('aria-expanded', String(open))
    }
    const closeOutside = ({ target }: Event) => {
      const isInside = [button, menu].some((part) => part.contains(target as Node))
      if (!isInside) setOpen(false)
    }
    setOpen(false)
    button.addEventListener('click', () => {
      setOpen(!menu.hasAttribute('data-open'))
    })
    menu.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')) setOpen(false)
    })
    document.addEventListener('click', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.hasAttribute('data-open')) return
      setOpen(false)
      button.focus()
    })
  }
}
