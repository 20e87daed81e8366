import type { Locator, Page } from '@playwright/test'
import { messages } from '@site/company/i18n/messages.ts'
import { fullChromiumLaunch } from './chromium.ts'
import { field, fillIn, waitForHydration, pageForm, sampleValues } from './enquiry-form.ts'
import { hold, holdCode } from './hold.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { expect, test } from './test.ts'

const t = messages.en

const launchOptions = fullChromiumLaunch()

// In one worker, because a full Chromium needs seconds to start.
test.describe.configure({ mode: 'default' })
test.skip(!launchOptions, 'Headless Chromium has no back/forward cache.')
test.use({
  ...(launchOptions && { launchOptions }),
  // A full Chromium draws every frame: a small window saves time.
  viewport: { width: 1024, height: 640 },
})

/** Hovers over a link repeatedly until the page behind it has been fetched. */
async function hoverUntilFetched(page: Page, link: Locator, path: string): Promise<void> {
  let isFetched = false
  page.context().on('requestfinished', (request) => {
    isFetched ||= new URL(request.url()).pathname === path
  })
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    await expect.poll(() => isFetched, { timeout: 1_000 }).toBe(true)
  }).toPass()
}

/** Goes back to a page and checks that it is the very same one, by the mark `data-left`. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    history.back()
  })
  await expect(page).toHaveURL(path)
  await expect(page.locator('html')).toHaveAttribute('data-left', 'here')
}

test('the page behind a link is fetched before the link is pressed', async ({ page }) => {
  await page.goto('/services')
  const link = page.getByRole('banner').getByRole('link', { name: t.CONTACT })
  await hoverUntilFetched(page, link, '/contact')
  await link.click()
  await expect(page).toHaveURL('/contact')
  // Chromium under test prefetches instead of prerendering.
  const navigation = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.toJSON() as unknown,
  )
  expect(navigation).toMatchObject({ deliveryType: 'navigational-prefetch' })
})

test('a page in another language is not prerendered, because it would redirect to the old language', async ({
  page,
}) => {
  const prepared: string[] = []
  await page.goto('/de/services')
  page.context().on('request', (request) => prepared.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: messages.de.LANGUAGE }).click()
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'English' }).hover()
  // Pages are fetched in the order in which their links are hovered.
  await hoverUntilFetched(
    page,
    header.getByRole('link', { name: messages.de.ABOUT_US }),
    '/de/about-us',
  )
  expect(prepared).not.toContain('/services')
})

test.describe('for a German browser', () => {
  test.use({ locale: 'de-CH' })

  test('a language offer answered on the next page is gone after Back', async ({ page }) => {
    await page.goto('/services')
    const offer = page.locator('[data-language-offer=de]')
    await expect(offer).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.dataset.left = 'here'
      location.href = '/about-us'
    })
    await expect(page).toHaveURL('/about-us')
    await offer.getByRole('button').click()
    await comeBack(page, '/services')
    await expect(offer).toBeHidden()
  })
})

test('a menu is closed after Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/services')
  await page.evaluate(() => {
    document.documentElement.dataset.left = 'here'
  })
  const menu = page.locator('#site-menu')
  await page.getByRole('button', { name: t.OPEN_MENU }).click()
  await menu.getByRole('link', { name: t.ABOUT_US }).click()
  await expect(page).toHaveURL('/about-us')
  await comeBack(page, '/services')
  await expect(menu).toBeHidden()
})

test('a form posted before its code had loaded stays native after Back, and its text is not a draft', async ({
  page,
}) => {
  const values = sampleValues('Posted, then back.')
  const release = await holdCode(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const form = pageForm(page)
  await fillIn(form, 'en', values)
  await page.evaluate(() => {
    document.documentElement.dataset.left = 'here'
  })
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('.js'))
  const releasePost = await hold(page, /\/send-mail/)
  await form.evaluate((posted: HTMLFormElement) => {
    posted.requestSubmit()
  })
  release()
  await loaded
  releasePost()
  await expect(page).toHaveURL(/\/thank-you\?reference=/)
  await comeBack(page, '/contact')
  await expect(form.locator('textarea')).toHaveValue(values.message)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await form.evaluate((posted: HTMLFormElement) => {
    posted.requestSubmit()
  })
  await expect(page).toHaveURL(/\/thank-you\?reference=/)
  expect(storedEnquiries(values.message)).toBe(1)
})

// Services is restored above.
for (const path of ['/', '/contact']) {
  test(`${path} is restored by Back`, async ({ page }) => {
    await page.goto(path)
    if (path === '/contact') {
      const form = pageForm(page)
      await field(form, t.FIRST_NAME).fill('Jürg')
      await waitForHydration(form)
    }
    await page.evaluate(() => {
      document.documentElement.dataset.left = 'here'
      location.href = '/imprint'
    })
    await expect(page).toHaveURL('/imprint')
    await comeBack(page, path)
  })
}
