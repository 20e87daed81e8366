/** Menus by `data-open`, for browsers without popovers (Chrome before 114, Firefox before 125, Safari before 17). */
export function startMenuFallback(): void {
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
