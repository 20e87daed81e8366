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
  let hasCard = false
  const noteCard = () => {
    hasCard = document
      .getAnimations()
      .some(
        ({ effect }) =>
          (effect as KeyframeEffect).pseudoElement === `::view-transition-group(${part})`,
      )
  }
  // The page may have been drawn before this script.
  noteCard()
  addEventListener('pageswap', ({ activation }) => {
    const returns = hasCard && isTraverse(activation) && opening && isOnScreen(opening)
    documentElement.toggleAttribute('data-leaves', !returns)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    const { activation } = window.navigation
    const isBack = isTraverse(activation)
    documentElement.toggleAttribute('data-back', isBack)
    if (isBack) markCard(activation?.from?.url)
    else void viewTransition?.ready.then(noteCard, noteCard)
  })
}

const isTraverse = (activation: NavigationActivation | null | undefined) =>
  activation?.navigationType === 'traverse'

function markCard(url: string | null | undefined): void {
  for (const card of document.querySelectorAll('main li:has(a)')) {
    const link = card.querySelector('a')
    // A link to a part of a page has no opening that could come back.
    card.toggleAttribute('data-left', link?.href === url && !link?.hash && isOnScreen(card))
  }
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
