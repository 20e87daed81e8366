import type { Locator, Page } from '@playwright/test'
import { messages } from '@site/company/i18n/messages.ts'
import { fullChromiumLaunch } from './chromium.ts'
import { chooseLanguage, languageLink, storedLanguage } from './language-menu.ts'
import { expect, test } from './test.ts'

const launchOptions = fullChromiumLaunch()

test.skip(!launchOptions, 'Headless Chromium has no back/forward cache and opens tabs unreliably.')
test.use({
  ...(launchOptions && { launchOptions }),
  // A full Chromium draws every frame: a small window and no transitions save time.
  viewport: { width: 1024, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
  // Chromium sometimes logs this for its own view transition, when a restored page redirects to
  // another language at once. No script of ours touches that transition, and the page is shown
  // nevertheless.
  expectedErrors: /^Transition was aborted because of invalid state\. Page already revealed$/,
})

const followLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

/**
 * Playwright's own `goBack` waits for a load event, which a page from the back/forward cache does
 * not have.
 */
const go = (page: Page, direction: 'back' | 'forward') =>
  page.evaluate((method) => {
    history[method]()
  }, direction)

/** The tab that an action opens, once its page is shown. */
async function openedTab(page: Page, action: () => Promise<unknown>): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await action()
  const tab = await opening
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  return tab
}

test('after choosing a language, Back returns to the previous page in that language', async ({
  page,
}) => {
  await page.goto('/about-us')
  await followLink(page, messages.en.SERVICES)
  await expect(page).toHaveURL('/services')
  const entries = await page.evaluate(() => history.length)
  await (await languageLink(page, 'en', 'de')).press('Enter')
  await expect(page).toHaveURL('/de/services')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await storedLanguage(page)).toBe('de')
  await go(page, 'back')
  await expect(page).toHaveURL('/de/about-us')
  await go(page, 'forward')
  await expect(page).toHaveURL('/de/services')
})

test('an English page restored from the back/forward cache follows the language chosen since', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('restored', location.pathname)
    })
  })
  await page.goto('/about-us')
  await followLink(page, messages.en.SERVICES)
  await chooseLanguage(page, 'en', 'de', '/de/services')
  await go(page, 'back')
  await expect(page).toHaveURL('/de/about-us')
  expect(await page.evaluate(() => sessionStorage.getItem('restored'))).toBe('/about-us')
})

for (const [how, open] of [
  ['with the middle button', (link: Locator) => link.click({ button: 'middle' })],
  ['with Ctrl and Enter', (link: Locator) => link.press('ControlOrMeta+Enter')],
] as const) {
  test(`English opened in a new tab ${how} is shown there, and stored`, async ({ page }) => {
    await page.goto('/contact')
    await chooseLanguage(page, 'en', 'de', '/de/contact')
    await page.goto('/de/services')
    const english = await languageLink(page, 'de', 'en')
    const tab = await openedTab(page, () => open(english))
    await expect(tab).toHaveURL('/services')
    await followLink(tab, messages.en.ABOUT_US)
    await expect(tab).toHaveURL('/about-us')
    expect(await storedLanguage(page)).toBe('en')
    await expect(page).toHaveURL('/de/services')
  })
}
