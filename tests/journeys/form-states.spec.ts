import { fileURLToPath } from 'node:url'
import { formPageFromBundle } from '@site/service/send-mail/form-page.ts'
import { messages } from '@site/company/i18n/messages.ts'
import {
  field,
  waitForHydration,
  openPanel,
  pageForm,
  panel,
  panelForm,
  sampleValues,
  sendButton,
  fillInAndHydrate,
} from './enquiry-form.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { holdPosts } from './hold.ts'
import { expect, test } from './test.ts'

const t = messages.en

test.describe('when sending fails', () => {
  test.use({ expectedErrors: /status of 503|The enquiry was answered with 503/ })

  test('in the second form of a page, a retry of what the first has sent stores no second enquiry', async ({
    page,
  }) => {
    const release = await holdPosts(page)
    const values = sampleValues('Sent by the first form.')
    await page.goto('/contact')
    await fillInAndHydrate(pageForm(page), 'en', values)
    await sendButton(pageForm(page)).click()
    await openPanel(page)
    await waitForHydration(panelForm(page))
    await page.route('**/send-mail', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await sendButton(panel(page)).click()
    await expect(panel(page).getByText(t.RESCUE_TITLE)).toBeVisible()
    release()
    await expect(page.getByRole('main').getByText(t.SENT_REFERENCE)).toHaveCount(1)
    await panel(page).getByRole('button', { name: t.RESCUE_RETRY }).click()
    await expect(panel(page).getByText(t.SENT_REFERENCE)).toBeVisible()
    expect(storedEnquiries(values.message)).toBe(1)
  })

  test('in a panel closed in the meantime, a toast says so and the reopened panel offers a retry', async ({
    page,
  }) => {
    const release = await holdPosts(page, (route) => route.fulfill({ status: 503 }))
    await page.goto('/services')
    await openPanel(page)
    const form = panelForm(page)
    const values = sampleValues('Closed too early.')
    await fillInAndHydrate(form, 'en', values)
    await sendButton(form).click()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    release()
    await expect(page.getByRole('status').getByText(t.SOMETHING_WENT_WRONG)).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await openPanel(page)
    await expect(form.locator('textarea')).toHaveValue(values.message)
    await expect(panel(page).getByRole('button', { name: t.RESCUE_RETRY })).toBeVisible()
  })

  test('the rescue card disappears once the other form of the page succeeds', async ({ page }) => {
    let broken = true
    await page.route('**/send-mail', (route) =>
      broken ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.goto('/contact')
    const form = pageForm(page)
    await fillInAndHydrate(form, 'en', sampleValues('Sent by the other form.'))
    await sendButton(form).click()
    await expect(form.getByRole('heading', { name: t.RESCUE_TITLE })).toBeVisible()

    broken = false
    await openPanel(page)
    await waitForHydration(panelForm(page))
    await sendButton(panel(page)).click()
    await expect(panel(page).getByText(t.SENT_REFERENCE)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field(form, t.FIRST_NAME)).toHaveValue('')
    await expect(form.getByRole('heading', { name: t.RESCUE_TITLE })).toHaveCount(0)
  })

  test('before hydration, a later success removes "Error" from the title', async ({ page }) => {
    const render = formPageFromBundle(
      fileURLToPath(new URL('../../dist/render/entry.mjs', import.meta.url)),
    )
    const values = sampleValues('Failed without script.')
    const response = {
      locale: 'en',
      values,
      valuesLeftOut: false,
      errors: {},
      failed: true,
    } as const
    const { html: body } = await render(response)
    await page.route('**/send-mail', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ status: 503, contentType: 'text/html', body })
        : route.continue(),
    )
    await page.goto('/send-mail')
    await expect(page).toHaveTitle(new RegExp(`^${t.ERROR_TITLE_PREFIX}`))
    const form = pageForm(page)
    await field(form, t.FIRST_NAME).focus()
    await waitForHydration(form)
    await form.getByRole('button', { name: t.RESCUE_RETRY }).click()
    await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
    await expect(page).not.toHaveTitle(new RegExp(t.ERROR_TITLE_PREFIX))
  })
})

test('a text selection that ends outside does not close the panel', async ({ page }) => {
  await page.goto('/services')
  await openPanel(page)
  await panel(page).getByText(t.REQUIRED_HINT).hover()
  await page.mouse.down()
  await page.mouse.move(200, 400)
  await page.mouse.up()
  // A closing panel stays visible for a while.
  await expect(panel(page)).toHaveAttribute('open')
  await page.mouse.click(200, 400)
  await expect(panel(page)).toBeHidden()
})

test('while sending, the fields cannot be changed: what is shown is what is sent', async ({
  page,
}) => {
  const release = await holdPosts(page)
  const values = sampleValues('Changed while sending.')
  await page.goto('/contact')
  const form = pageForm(page)
  await fillInAndHydrate(form, 'en', values)
  await field(form, t.EMAIL).press('Enter')
  await expect(form.getByRole('button', { name: t.SUBMITTING })).toBeDisabled()
  await expect(field(form, t.EMAIL)).toBeFocused()
  await page.keyboard.type('changed')
  await expect(field(form, t.EMAIL)).toHaveValue(values.email)
  await expect(form.locator('textarea')).not.toBeEditable()
  await expect(field(form, t.SOURCE)).toBeDisabled()
  release()
  await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  await page.getByRole('button', { name: t.SENT_ANOTHER }).click()
  await expect(field(form, t.EMAIL)).toHaveValue('')
  await expect(field(form, t.EMAIL)).toBeEditable()
  await expect(field(form, t.SOURCE)).toBeEnabled()
  expect(storedEnquiries(values.message)).toBe(1)
})

test('text typed in the other form of the page while sending is kept', async ({ page }) => {
  const release = await holdPosts(page)
  await page.goto('/contact')
  const form = pageForm(page)
  await fillInAndHydrate(form, 'en', sampleValues('Changed in the panel.'))
  await sendButton(form).click()
  await openPanel(page)
  await waitForHydration(panelForm(page))
  await field(panel(page), t.COMPANY_NAME).fill('Another company')
  await page.keyboard.press('Escape')
  release()
  await page.getByRole('main').getByRole('button', { name: t.SENT_ANOTHER }).click()
  await expect(field(form, t.COMPANY_NAME)).toBeVisible()
  await expect(field(form, t.COMPANY_NAME)).toHaveValue('Another company')
})

test('an enquiry sent from both forms of a page at once is stored once, and both confirm it', async ({
  page,
}) => {
  const release = await holdPosts(page)
  const values = sampleValues('Sent by both forms.')
  await page.goto('/contact')
  await fillInAndHydrate(pageForm(page), 'en', values)
  await sendButton(pageForm(page)).click()
  await openPanel(page)
  await waitForHydration(panelForm(page))
  await sendButton(panel(page)).click()
  release()
  await expect(panel(page).getByText(t.SENT_REFERENCE)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByText(t.SENT_REFERENCE)).toBeVisible()
  expect(storedEnquiries(values.message)).toBe(1)
})

test(
  'above a mebibyte, email and copying are offered instead of a retry',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/contact')
    const form = pageForm(page)
    await fillInAndHydrate(form, 'en', sampleValues('A book.'))
    await form.locator('textarea').fill('x'.repeat(1_100_000))
    await sendButton(form).click()
    await expect(form.getByRole('status').getByText(t.TOO_LONG)).toBeVisible()
    await expect(form.getByRole('button', { name: t.RESCUE_RETRY })).toHaveCount(0)
    const mail = await form.getByRole('link', { name: t.RESCUE_EMAIL }).getAttribute('href')
    expect(mail?.length).toBeLessThan(2_000)
    await expect(form.getByText(t.RESCUE_EMAIL_PASTE)).toBeVisible()
    await expect(form.getByRole('button', { name: t.RESCUE_COPY })).toBeVisible()

    await form.locator('textarea').fill('Shortened.')
    await sendButton(form).click()
    await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  },
)
