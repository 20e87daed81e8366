/** Marks what comes into view, so that its animation starts then; not what is in view from the start, as after Back. */
export function markSeen(): void {
  let isStart = true
  const mark: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      target.toggleAttribute('data-seen', !isStart)
    }
    isStart = false
  }
  // A little before, so that nothing is seen complete and then drawn.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px 10%' })
  for (const element of document.querySelectorAll('[data-moves]')) observer.observe(element)
}

/** On the way back, the picture or chart of the page returns into the card that led there (base.css), and nothing rolls. */
export function markReturns(): void {
  // Safari 18.2 to 26.1 has the event, but no navigation.
  if (!('navigation' in window)) return
  addEventListener('pagereveal', () => {
    const { activation } = window.navigation
    document.documentElement.toggleAttribute('data-back', activation?.navigationType === 'traverse')
    const url = activation?.from?.url
    if (!url) return
    const { pathname } = new URL(url)
    for (const card of document.querySelectorAll('main li:has(a)')) {
      const isLeft = card.querySelector('a')?.pathname === pathname && isOnScreen(card)
      card.toggleAttribute('data-left', isLeft)
    }
  })
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
