/** On the way back, the picture or chart of the page returns into the card that led there (base.css). */
export function startReturns(): void {
  // Safari 18.2 to 26.1 has the event, but no navigation.
  if (!('navigation' in window)) return
  addEventListener('pagereveal', () => {
    const url = window.navigation.activation?.from?.url
    if (!url) return
    for (const card of document.querySelectorAll('main li:has(a)')) {
      const link = card.querySelector('a')
      card.toggleAttribute('data-left', link?.pathname === new URL(url).pathname)
    }
  })
}
