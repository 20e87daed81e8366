import type { Page } from '@playwright/test'
import { hasPage } from '@site/company/facts/company-pages.ts'
import { messages } from '@site/company/i18n/messages.ts'
import {
  confirmationIn,
  field,
  fillIn,
  waitForHydration,
  openPanel,
  panel,
  panelForm,
  sampleValues,
  sendButton,
  fillInAndHydrate,
} from './enquiry-form.ts'
import { expect, test } from './test.ts'

const t = messages.en
const message = (page: Page) => panel(page).locator('textarea')
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('enquiry-draft'))

/** Clicks the link in the page's closing section. */
const openFromClosing = (page: Page) => page.locator('main a[data-enquiry-context]').click()

for (const [name, path, line] of [
  ['services', '/services', t.CONTEXT_SERVICES],
  ['partners', '/partners', t.CONTEXT_PARTNERSHIP],
  ['partners', '/de/partners', messages.de.CONTEXT_PARTNERSHIP],
  ['careers', '/fr/careers', messages.fr.CONTEXT_APPLICATION],
] as const) {
  test(
    `the closing section of ${path} opens the panel with "${line}"`,
    { tag: '@both' },
    async ({ page }) => {
      test.skip(!hasPage(name), 'The company has no such page.')
      await page.goto(path)
      await openFromClosing(page)
      await expect(panel(page)).toBeVisible()
      await expect(message(page)).toHaveValue(`${line}\n`)
      await expect(page).toHaveURL(path)
    },
  )
}

test('a page without a context line opens the panel with an empty message', async ({ page }) => {
  await page.goto('/about-us')
  await openFromClosing(page)
  await waitForHydration(panelForm(page))
  await expect(message(page)).toHaveValue('')
})

test('a double click opens the panel and does not close it again', async ({ page }) => {
  await page.goto('/about-us')
  await page.locator('main a[data-enquiry-context]').dblclick()
  await waitForHydration(panelForm(page))
  await expect(panel(page)).toHaveAttribute('open')
  await page.mouse.click(20, 400)
  await expect(panel(page)).toBeHidden()
})

test('the second click of a double click on Send does not replace the confirmation', async ({
  page,
}) => {
  await page.goto('/about-us')
  await openPanel(page)
  const form = panelForm(page)
  await fillInAndHydrate(form, 'en', sampleValues('Sent by a double click.'))
  await sendButton(form).click()
  const another = panel(page).getByRole('button', { name: t.SENT_ANOTHER })
  await another.dispatchEvent('click', { detail: 2 })
  await expect(confirmationIn(panel(page))).toBeVisible()
  await another.click()
  await expect(field(form, t.FIRST_NAME)).toBeFocused()
})

test('the context line alone is not a draft, and is sent as an empty message', async ({ page }) => {
  await page.goto('/services')
  await openFromClosing(page)
  await expect(message(page)).toHaveValue(`${t.CONTEXT_SERVICES}\n`)
  expect(await draft(page)).toBeNull()

  const form = panelForm(page)
  await fillInAndHydrate(form, 'en', { ...sampleValues(''), message: '' })
  await expect(message(page)).toHaveValue(`${t.CONTEXT_SERVICES}\n`)
  expect(await draft(page)).not.toContain(t.CONTEXT_SERVICES)
  const request = page.waitForRequest('**/send-mail')
  await sendButton(form).click()
  expect((await request).postDataJSON()).toMatchObject({ message: '' })

  // The next enquiry starts without it, unless it is requested again.
  await panel(page).getByRole('button', { name: t.SENT_ANOTHER }).click()
  await expect(message(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await openFromClosing(page)
  await expect(message(page)).toHaveValue(`${t.CONTEXT_SERVICES}\n`)
})

test('text typed after the context line is sent with it', async ({ page }) => {
  const values = sampleValues('We make valves.')
  await page.goto('/services')
  await openFromClosing(page)
  await expect(message(page)).toHaveValue(`${t.CONTEXT_SERVICES}\n`)
  const form = panelForm(page)
  await fillIn(form, 'en', { ...values, message: '' })
  await message(page).focus()
  await page.keyboard.type(values.message)
  const request = page.waitForRequest('**/send-mail')
  await sendButton(form).click()
  expect((await request).postDataJSON()).toMatchObject({
    message: `${t.CONTEXT_SERVICES}\n${values.message}`,
  })
  await expect(confirmationIn(panel(page))).toBeFocused()

  // The next enquiry starts with the line again.
  await page.keyboard.press('Escape')
  await openFromClosing(page)
  await panel(page).getByRole('button', { name: t.SENT_ANOTHER }).click()
  await expect(field(form, t.FIRST_NAME)).toBeFocused()
  await expect(message(page)).toHaveValue(`${t.CONTEXT_SERVICES}\n`)
})

test('a message that was started elsewhere is unchanged', async ({ page }) => {
  await page.goto('/about-us')
  await openPanel(page)
  await message(page).fill('Our figures disagree.')
  await waitForHydration(panelForm(page))
  const before = await draft(page)
  await page.goto('/services')
  await openFromClosing(page)
  await waitForHydration(panelForm(page))
  await expect(message(page)).toHaveValue('Our figures disagree.')
  expect(await draft(page)).toBe(before)
})

test('the context line does not reappear as a draft after a reload or Back', async ({ page }) => {
  await page.goto('/services')
  await openFromClosing(page)
  await expect(message(page)).toHaveValue(`${t.CONTEXT_SERVICES}\n`)
  await page.reload()
  expect(await draft(page)).toBeNull()
  await openFromClosing(page)
  await expect(message(page)).toHaveValue(`${t.CONTEXT_SERVICES}\n`)
  await page.goto('/about-us')
  await page.goBack()
  await openPanel(page)
  await waitForHydration(panelForm(page))
  expect(await draft(page)).toBeNull()
})

test('with a modifier key the browser opens the link in another tab', async ({ page }) => {
  await page.goto('/services')
  // Runs last, and prevents the new tab: in headless Chromium one in three never loads its page.
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      document.documentElement.dataset.leftToBrowser = String(!event.defaultPrevented)
      event.preventDefault()
    })
  })
  await page.locator('main a[data-enquiry-context]').click({ modifiers: ['ControlOrMeta'] })
  await expect(page.locator('html')).toHaveAttribute('data-left-to-browser', 'true')
  await expect(panel(page)).toBeHidden()
})
