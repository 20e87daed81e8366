/**
 * Notes before a panel or a menu opens whether the page has a scrollbar that takes room, as on Windows:
 * base.css then keeps that room free while the page behind cannot scroll, and nothing moves. CSS alone
 * would also make room on a page that is too short to scroll.
 */
export function noteScrollbarRoom(): void {
  const root = document.documentElement
  const note = () => {
    if (innerWidth > root.clientWidth) root.style.setProperty('--scrollbar-gutter', 'stable')
  }
  // It does not bubble.
  addEventListener('beforetoggle', note, true)
}
