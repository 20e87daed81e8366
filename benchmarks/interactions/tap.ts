import type { Locator } from '@playwright/test'

/** How long a finger rests on the screen when it taps, in milliseconds. */
export const restMs = 80

/**
 * Taps as a finger does. Playwright's own tap lifts it in the same moment: what the page does at the
 * start of a touch would count against the answer to its end.
 */
export async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to tap: ${target.toString()}`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }

  const page = target.page()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(restMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
