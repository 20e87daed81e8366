import { test as base, expect } from '@playwright/test'

/** Playwright's test, which fails as well when a page logs an error or breaks its own security policy. */
export const test = base.extend<{
  /** Console errors that a test brings about on purpose. */
  expectedErrors: RegExp | undefined
}>({
  expectedErrors: [undefined, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
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
