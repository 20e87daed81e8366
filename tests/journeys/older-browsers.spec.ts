import type { Page } from '@playwright/test'
import { messages } from '@site/company/i18n/messages.ts'
import { field, waitForHydration, pageForm } from './enquiry-form.ts'
import { holdCode } from './hold.ts'
import { expect, test } from './test.ts'

/* What older browsers lack, by the versions in docs/browsers.md. */

const t = messages.en

/** Opens a page in which a feature has another name, so that this browser treats it as unknown. */
async function openWithout(feature: string, page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers() }
    delete headers['content-security-policy']
    const body = (await response.text()).replaceAll(feature, 'unknown')
    await route.fulfill({ response, headers, body })
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}

test('the menus work without popovers', { tag: '@both' }, async ({ page, hasMenu }) => {
  await openWithout('popover', page, '/about-us')
  const menu = page.locator(hasMenu ? '#site-menu' : '#language-menu')
  const toggle = page.getByRole('button', { name: hasMenu ? t.OPEN_MENU : t.LANGUAGE })
  await expect(menu).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await toggle.click()
  await expect(menu).toBeVisible()
  await expect(menu).toHaveCSS('opacity', '1')
  await page.getByRole('button', { name: hasMenu ? t.CLOSE_MENU : t.LANGUAGE }).click()
  await expect(menu).toBeHidden()

  await toggle.click()
  if (hasMenu) {
    await menu.getByRole('button', { name: t.SWITCH_TO_LIGHT_MODE }).click()
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: t.CLOSE_MENU }).click()
  } else await page.mouse.click(600, 500)
  await expect(menu).toBeHidden()

  await toggle.click()
  await menu.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/about-us')
})

test('the hero fills the first screen without round()', { tag: '@both' }, async ({ page }) => {
  // Only the condition: then the browser skips the rule that needs it.
  await openWithout('(height:round(', page, '/')
  const picture = page.getByRole('main').locator('picture img').first()
  const { height } = page.viewportSize() ?? { height: 0 }
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(height * 0.7)
})

test(
  '"Please specify" is hidden without :has(), once the form is hydrated',
  { tag: '@both' },
  async ({ page }) => {
    const release = await holdCode(page)
    await openWithout(':has', page, '/contact')
    const form = pageForm(page)
    await expect(field(form, t.OTHER_SOURCE)).toBeVisible()
    release()
    await waitForHydration(form)
    await expect(field(form, t.OTHER_SOURCE)).toBeHidden()
    await field(form, t.SOURCE).selectOption('others')
    await expect(field(form, t.OTHER_SOURCE)).toBeVisible()
  },
)

test('without dialogs the panel and its tab stay hidden', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'HTMLDialogElement')
  })
  await openWithout('dialog', page, '/services')
  await expect(page.getByRole('heading', { name: t.ENQUIRY_PANEL_TITLE })).toBeHidden()
  await expect(page.getByRole('button', { name: t.ENQUIRY_TAB })).toBeHidden()
})
