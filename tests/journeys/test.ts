import { test as base, expect } from '@playwright/test'
import { themeKey } from '@site/website/src/browser/storage-keys.ts'

export interface JourneyOptions {
  /** Console errors that a test causes on purpose. */
  expectedErrors: RegExp | undefined
  /** The theme that the visitor chose on an earlier visit, if any. */
  chosenTheme: 'dark' | undefined
}

interface JourneyFixtures {
  /** Whether the screen is too narrow for a row of links, so that there is a hamburger menu. */
  hasMenu: boolean
}

/**
 * Playwright's test, which also fails when a page logs an error or violates its own policy. Tag
 * `@both` whatever depends on the screen or the theme: it runs on a phone as well (playwright.config.ts).
 */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  expectedErrors: [undefined, { option: true }],
  chosenTheme: [undefined, { option: true }],
  hasMenu: ({ viewport }, use) => use((viewport?.width ?? 0) < 1024),
  page: async ({ page, expectedErrors, chosenTheme }, use) => {
    // Playwright's own way to fill the storage opens a page before each test, which is slow.
    if (chosenTheme) {
      await page.addInitScript(
        ([key, theme]) => {
          if (!localStorage.getItem(key)) localStorage.setItem(key, theme)
        },
        [themeKey, chosenTheme] as const,
      )
    }
    // The tests are as fast as spam: pretends that the page was opened a while ago.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + 10_000
    })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => {
      // Chromium's own report of a page transition that it drops on a busy machine.
      if (!message.startsWith('Transition was aborted')) errors.push(message)
    })
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await use(page)
    const unexpected = errors.filter((error) => !expectedErrors?.test(error))
    expect(unexpected, 'The page logged errors').toEqual([])
  },
})

export { expect }
