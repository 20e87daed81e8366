import { messages } from '../i18n/messages.ts'
import { chromiumArguments, findWholeChromium } from './chromium.ts'
import { field, takenOver } from './enquiry-form.ts'
import { expect, test } from './test.ts'

const t = messages.en

const wholeChromium = findWholeChromium()

test.skip(!wholeChromium, 'A Chromium without windows keeps no pages for going back.')
test.use({
  launchOptions: {
    ...(wholeChromium && { executablePath: wholeChromium }),
    args: chromiumArguments,
    // Playwright switches off what is tested here.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test(
  'the page behind a link is there before the link is pressed',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/services')
    const link = page.getByRole('banner').getByRole('link', { name: t.CONTACT })
    await expect(async () => {
      const fetched = page.context().waitForEvent('request', {
        predicate: (request) => request.url().endsWith('/contact'),
        timeout: 1_000,
      })
      await page.mouse.move(0, 0)
      await link.hover()
      await (await (await fetched).response())?.finished()
    }).toPass()
    await link.click()
    await expect(page).toHaveURL('/contact')
    // Chromium under test prefetches what it would prerender.
    const navigation = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON() as unknown,
    )
    expect(navigation).toMatchObject({ deliveryType: 'navigational-prefetch' })
  },
)

for (const path of ['/', '/services', '/contact']) {
  test(`${path} comes back as it was left`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path)
    if (path === '/contact') {
      const form = page.getByRole('main').locator('form')
      await field(form, t.FIRST_NAME).fill('Jürg')
      await takenOver(form)
    }
    await page.evaluate(() => {
      document.documentElement.dataset.left = 'here'
      location.href = '/imprint'
    })
    await expect(page).toHaveURL('/imprint')
    await page.evaluate(() => {
      history.back()
    })
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).toHaveAttribute('data-left', 'here')
  })
}
