/**
 * Notes before a panel or a menu opens whether scrollbars take room here, as on Windows: base.css then
 * keeps that room free while the page behind cannot scroll, and nothing moves. By itself, CSS would keep
 * it as well where a browser shows no scrollbars at all, as under tests.
 */
export function noteScrollbarRoom(): void {
  const root = document.documentElement
  const note = () => {
    if (innerWidth > root.clientWidth) root.style.setProperty('--scrollbar-gutter', 'stable')
  }
  // It does not bubble.
  addEventListener('beforetoggle', note, true)
}
