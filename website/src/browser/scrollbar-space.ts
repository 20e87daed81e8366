/**
 * Records before a panel or a menu opens whether the page has a scrollbar that takes space, as on Windows.
 * base.css then reserves that space while the page behind cannot scroll, so that nothing shifts. CSS alone
 * would also reserve it on a page that is too short to scroll.
 */
export function reserveScrollbarSpace(): void {
  const root = document.documentElement
  const reserve = () => {
    if (innerWidth > root.clientWidth) root.style.setProperty('--scrollbar-gutter', 'stable')
  }
  // Captured, because `beforetoggle` does not bubble.
  addEventListener('beforetoggle', reserve, true)
}
