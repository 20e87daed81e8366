/** Marks what is about to come into view, so that its animation starts then; nothing that has been seen is drawn again. */
export function markSeen(): void {
  const mark: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      target.toggleAttribute('data-seen', boundingClientRect.top > innerHeight)
    }
  }
  const observer = new IntersectionObserver(mark, { rootMargin: '10%' })
  for (const element of document.querySelectorAll('[data-moves]')) observer.observe(element)
}

/**
 * Marks what two pages share in a transition (base.css): a picture or chart travels from the card that is pressed to the
 * opening of the page, and on the way back into that card again, as far as it is on the screen. Nothing rolls then.
 */
export function markSharedParts(): void {
  // Safari 18.2 to 26.1 has the events, but no navigation.
  if (!('navigation' in window)) return
  const { documentElement } = document
  const opening = document.querySelector<HTMLElement>('#opening')
  const part = opening?.querySelector<HTMLElement>('[data-name]')?.dataset.name
  const group = `::view-transition-group(${part})`
  let hasCard = false
  const noteCard = () => {
    const animations = document.getAnimations()
    hasCard ||= animations.some(({ effect }) => (effect as KeyframeEffect).pseudoElement === group)
  }
  // The page may have been drawn before this script.
  noteCard()
  addEventListener('pageswap', ({ activation }) => {
    const returns =
      hasCard && activation?.navigationType === 'traverse' && opening && isOnScreen(opening)
    documentElement.toggleAttribute('data-leaves', !returns)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    const { activation } = window.navigation
    const isBack = activation?.navigationType === 'traverse'
    documentElement.toggleAttribute('data-back', isBack)
    // The cards that led to the page which is left.
    const path = activation?.from?.url?.replace(location.origin, '')
    for (const card of document.querySelectorAll('main li')) {
      const link = card.querySelector(`[data-back] [href="${path}"]`)
      card.toggleAttribute('data-left', !!link && isOnScreen(card))
    }
    void viewTransition?.ready.then(noteCard, noteCard)
  })
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
