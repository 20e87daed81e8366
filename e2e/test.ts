import { test as base, expect } from '@playwright/test'
import { themeKey } from '../website/src/browser/storage-keys.ts'

export interface JourneyOptions {
  /** Console errors that a test brings about on purpose. */
  expectedErrors: RegExp | undefined
  /** The theme that the visitor chose at an earlier visit, if any. */
  chosenTheme: 'dark' | undefined
}

interface JourneyFixtures {
  /** Whether the screen is too narrow for the links in a row: a hamburger opens them as a menu. */
  hasMenu: boolean
}

/**
 * Playwright's test, which fails as well when a page logs an error or breaks its own security policy.
 * Tag `@once` what depends on neither screen nor theme (playwright.config.ts).
 */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  expectedErrors: [undefined, { option: true }],
  chosenTheme: [undefined, { option: true }],
  hasMenu: ({ viewport }, use) => use((viewport?.width ?? 0) < 1024),
  page: async ({ page, expectedErrors, chosenTheme }, use) => {
    // Playwright's own way to fill the storage opens a page before each test, which takes a while.
    if (chosenTheme) {
      await page.addInitScript(
        ([key, theme]) => {
          if (!localStorage.getItem(key)) localStorage.setItem(key, theme)
        },
        [themeKey, chosenTheme] as const,
      )
    }
    // Visitors of the tests are as fast as spam: let them have opened the page a while ago.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + 10_000
    })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await use(page)
    const unexpected = errors.filter((error) => !expectedErrors?.test(error))
    expect(unexpected, 'The page logged errors').toEqual([])
  },
})

export { expect }
