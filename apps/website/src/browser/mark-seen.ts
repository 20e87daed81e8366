/**
 * Marks what comes into view for the first time, so that its animation starts then. What is in view from the start, as on
 * the way back, is shown without; so is all of it in captures of the whole page.
 */
export function markSeen(): void {
  let isStart = true
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      target.toggleAttribute('data-seen', !isStart)
    }
    isStart = false
  })
  for (const element of document.querySelectorAll('[data-moves]')) observer.observe(element)
}
