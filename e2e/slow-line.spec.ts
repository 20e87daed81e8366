import { messages } from '../i18n/messages.ts'
import {
  confirmationIn,
  field,
  fillIn,
  hydrated,
  openPanel,
  pageForm,
  panel,
  panelForm,
  sampleValues,
  sendButton,
} from './enquiry-form.ts'
import { startProxy } from './proxy.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { expect, test } from './test.ts'

test.describe('without a connection for a while', () => {
  test.use({ expectedErrors: /Failed to load resource|Error hydrating/ })

  test("the form's code is requested again", async ({ page }) => {
    await page.goto('/contact')
    const form = pageForm(page)
    await page.context().setOffline(true)
    const secondTry = page.waitForEvent('requestfailed', (request) => request.url().includes('?'))
    await field(form, messages.en.FIRST_NAME).fill('Jürg')
    await secondTry
    await page.context().setOffline(false)
    await expect(async () => {
      await field(form, messages.en.FIRST_NAME).focus()
      await field(form, messages.en.LAST_NAME).focus()
      await expect(form).toHaveAttribute('novalidate', { timeout: 1_000 })
    }).toPass()
    await expect(field(form, messages.en.FIRST_NAME)).toHaveValue('Jürg')
  })
})

test.describe('after a request for the form’s code has failed once', () => {
  test.use({ expectedErrors: /Failed to load resource|Error hydrating/ })

  test('what is corrected and sent in the panel is not left in the form of the page', async ({
    page,
  }) => {
    const values = sampleValues('One request failed.')
    let requests = 0
    await page.route('**/EnquiryForm*.js*', (route) =>
      requests++ === 0 ? route.abort() : route.continue(),
    )
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', { ...values, email: 'juerg@' })
    await hydrated(pageForm(page))
    await openPanel(page)
    await hydrated(panelForm(page))
    await field(panelForm(page), messages.en.EMAIL).fill(values.email)
    await expect(field(pageForm(page), messages.en.EMAIL)).toHaveValue(values.email)
    await sendButton(panelForm(page)).click()
    await expect(confirmationIn(panel(page))).toBeVisible()
    await expect(pageForm(page).locator('textarea')).toHaveValue('')
    expect(storedEnquiries(values.message)).toBe(1)
  })
})

test('a form with a draft is hydrated only once it has loaded completely', async ({ page }) => {
  const proxy = await startProxy()
  const form = pageForm(page)
  await page.goto(`${proxy.origin}/de/contact`)
  await field(form, messages.de.FIRST_NAME).fill('Jürg')
  await hydrated(form)

  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  proxy.alter = async function* (html) {
    const middle = html.indexOf('<textarea')
    yield html.slice(0, middle)
    await released
    yield html.slice(middle)
  }
  await page.goto(`${proxy.origin}/contact`, { waitUntil: 'commit' })
  await expect(field(form, messages.en.FIRST_NAME)).toBeVisible()
  await expect(form.locator('textarea')).not.toBeAttached()
  release(undefined)
  await hydrated(form)
  await expect(field(form, messages.en.FIRST_NAME)).toHaveValue('Jürg')
  await proxy.close()
})
