import type { Page } from '@playwright/test'

/** How many pixels the page is wider than the window (WCAG 1.4.10). */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Doubles the text size, as a visitor can in the browser's settings (WCAG 1.4.4). */
export const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
