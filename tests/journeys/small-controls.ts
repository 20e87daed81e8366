import type { Page } from '@playwright/test'

/**
 * The controls below 24 × 24 px (WCAG 2.5.8). Links in a sentence are exempt; axe's `target-size` would exempt
 * those with space around them as well.
 */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.closest('p, li') !== null
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !inSentence(element) && !element.matches('.skip-link, [type=hidden]'))
      .map((element) => ({
        text: element.outerHTML.slice(0, 90),
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ text, box }) => `${text} ${String(box.width)} × ${String(box.height)}`)
  })
}
