import { messages } from '../i18n/messages.ts'
import { field, hydrated, pageForm } from './enquiry-form.ts'
import { startProxy } from './proxy.ts'
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
