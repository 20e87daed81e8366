import type { Page } from '@playwright/test'

/** Has the page note how long each interaction takes until the next picture (Event Timing). */
export async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { interactionDurations: durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) durations.push(entry.duration)
      }
      // The shortest that browsers tell of; what is shorter counts as this.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

/** The longest interaction since the last call, in milliseconds; 16 stands for all that are shorter. */
export async function longestInteraction(page: Page): Promise<number> {
  // The browser tells a moment after the picture.
  await page.waitForTimeout(300)
  return page.evaluate(() => {
    const { interactionDurations } = window as unknown as { interactionDurations: number[] }
    return Math.max(16, ...interactionDurations.splice(0))
  })
}
