import type { Page } from '@playwright/test'
import { locales } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { messages } from '../i18n/messages.ts'
import { field, fillIn, takenOver, visitor } from './enquiry-form.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { expect, test } from './test.ts'

const t = messages.en
const pageForm = (page: Page) => page.getByRole('main').locator('form')
const panelForm = (page: Page) => page.getByRole('dialog').locator('form')
const send = (label: string) => ({ name: label, exact: true }) as const
/** Where a form posts without script; the address contains the language of the response. */
const nativePost = /\/send-mail\?language=/

/** Delays the code of the forms until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<undefined>()
  await page.route('**/_astro/*.js*', async (route) => {
    await released
    await route.continue()
  })
  return () => {
    resolve(undefined)
  }
}

/** Counts how often the browser has shown its own validation message. */
async function countBubbles(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'invalid',
      (event) => {
        // A later listener may still prevent the message.
        setTimeout(() => {
          const count = Number(document.documentElement.dataset.bubbles ?? 0)
          if (!event.defaultPrevented) document.documentElement.dataset.bubbles = String(count + 1)
        })
      },
      true,
    )
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.bubbles ?? 0))
}

// Both screens in German, whose texts are the longest.
for (const locale of locales) {
  test(
    `in ${locale}, pressing Send before the form's code has loaded shows the specified messages`,
    { tag: locale === 'de' ? '@both' : [] },
    async ({ page, hasMenu }) => {
      const texts = messages[locale]
      const bubbles = await countBubbles(page)
      const release = await holdCode(page)
      await page.goto(localizedPath(locale, 'contact'))
      const form = pageForm(page)
      await field(form, texts.FIRST_NAME).fill('Jürg')
      const button = form.getByRole('button', send(texts.SEND))
      if (hasMenu) await button.tap()
      else await button.click()
      await expect(form.getByRole('button', send(texts.SUBMITTING))).toBeVisible()
      release()
      await expect(field(form, texts.LAST_NAME)).toHaveAccessibleDescription(
        new RegExp(texts.L_REQUIRED),
      )
      await expect(form.getByText(texts.ERROR_SUMMARY)).toBeVisible()
      await expect(field(form, texts.FIRST_NAME)).toHaveValue('Jürg')
      await expect(button).toBeEnabled()
      expect(await bubbles()).toBe(0)
    },
  )
}

test('Enter pressed in the panel before its code has loaded is not lost either', async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto('/services')
  await page.getByRole('button', { name: t.ENQUIRY_TAB }).click()
  const form = panelForm(page)
  await field(form, t.EMAIL).fill('jürg.example.ch')
  await field(form, t.EMAIL).press('Enter')
  await expect(form.getByRole('button', send(t.SUBMITTING))).toBeVisible()
  release()
  await expect(field(form, t.EMAIL)).toHaveAccessibleDescription(new RegExp(t.E_INVALID))
  await expect(page).toHaveURL('/services')
})

test('a complete enquiry is sent once the code has loaded, and only once, however often Send is pressed', async ({
  page,
}) => {
  let posts = 0
  const pressed = Promise.withResolvers<undefined>()
  await page.route('**/send-mail', async (route) => {
    posts += 1
    await pressed.promise
    await route.continue()
  })
  const release = await holdCode(page)
  const values = visitor('Sent before the code was there.')
  await page.goto('/contact')
  const form = pageForm(page)
  await fillIn(form, 'en', values)
  await form.getByRole('button', send(t.SEND)).click()
  const waiting = form.getByRole('button', send(t.SUBMITTING))
  await waiting.click()
  release()
  await takenOver(form)
  await waiting.click({ force: true })
  pressed.resolve(undefined)
  await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  await expect(page).toHaveURL('/contact')
  expect(posts).toBe(1)
  expect(storedEnquiries(values.message)).toBe(1)
})

test('whoever goes on writing after an early press presses again, and the whole text is sent', async ({
  page,
}) => {
  const values = visitor('First half,')
  const release = await holdCode(page)
  await page.goto('/contact')
  const form = pageForm(page)
  await fillIn(form, 'en', values)
  await form.getByRole('button', send(t.SEND)).click()
  await expect(form.getByRole('button', send(t.SUBMITTING))).toBeVisible()
  await form.locator('textarea').press('End')
  await form.locator('textarea').pressSequentially(' second')
  await expect(form.getByRole('button', send(t.SEND))).toBeVisible()
  release()
  await takenOver(form)
  await form.locator('textarea').pressSequentially(' half.')
  expect(storedEnquiries(values.message)).toBe(0)
  await form.getByRole('button', send(t.SEND)).click()
  await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  expect(storedEnquiries(`${values.message} second half.`)).toBe(1)
})

test('before their code has loaded, the forms of a page show the last text typed', async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto('/contact')
  const message = pageForm(page).locator('textarea')
  await message.fill('Old')
  await page.getByRole('button', { name: t.ENQUIRY_TAB }).click()
  await panelForm(page).locator('textarea').fill('New')
  release()
  await takenOver(pageForm(page))
  await takenOver(panelForm(page))
  await expect(message).toHaveValue('New')
  await expect(panelForm(page).locator('textarea')).toHaveValue('New')
})

test.describe("when the form's code cannot be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource|error loading dynamically|Error hydrating/ })

  test('the form posts natively, is not hydrated while it does, and creates one enquiry', async ({
    page,
  }) => {
    let isBroken = true
    await page.route('**/_astro/*.js*', (route) => (isBroken ? route.abort() : route.continue()))
    const { promise: arrived, resolve: answer } = Promise.withResolvers<undefined>()
    let posts = 0
    await page.route(nativePost, async (route) => {
      posts += 1
      await arrived
      await route.continue()
    })
    const values = visitor('Posted without the code.')
    await page.goto('/contact')
    const form = pageForm(page)
    await fillIn(form, 'en', values)
    const posted = page.waitForRequest(nativePost)
    await form.getByRole('button', send(t.SEND)).scrollIntoViewIfNeeded()
    const button = await form.getByRole('button', send(t.SEND)).boundingBox()
    if (!button) throw new Error('The form has no button.')
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
    expect((await posted).isNavigationRequest()).toBe(true)

    // The code is available again. Only raw input is used: anything else would wait for the pending
    // response.
    isBroken = false
    await page.mouse.move(0, 0)
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    answer(undefined)
    await expect(page).toHaveURL(/\/thank-you\?reference=/)
    expect(posts).toBe(1)
    expect(storedEnquiries(values.message)).toBe(1)
  })

  test('a text that was posted natively is no draft after Back', async ({ page }) => {
    await page.route('**/_astro/*.js*', (route) => route.abort())
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', visitor('Posted, then Back.'))
    await pageForm(page).getByRole('button', send(t.SEND)).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=/)
    await page.goBack()
    await page.goto('/services')
    expect(await page.evaluate(() => sessionStorage.getItem('enquiry-draft'))).toBeNull()
  })

  test('the draft of another page is posted natively as well', async ({ page }) => {
    const values = visitor('Begun on another page.')
    await page.goto('/services')
    await page.getByRole('button', { name: t.ENQUIRY_TAB }).click()
    await takenOver(panelForm(page))
    await panelForm(page).locator('textarea').fill(values.message)
    await page.route('**/_astro/*.js*', (route) => route.abort())
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', { ...values, message: '' })
    await pageForm(page).getByRole('button', send(t.SEND)).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=/)
    expect(storedEnquiries(values.message)).toBe(1)
  })

  test('after a native post, Back leads to an empty form', async ({ page }) => {
    await page.route('**/_astro/*.js*', (route) => route.abort())
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', visitor('Posted, then Back again.'))
    await pageForm(page).getByRole('button', send(t.SEND)).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=/)
    await page.unrouteAll()
    await page.goBack()
    await takenOver(pageForm(page))
    await expect(pageForm(page).locator('textarea')).toHaveValue('')
    await expect(field(pageForm(page), t.FIRST_NAME)).toHaveValue('')
  })

  test('a native post whose answer is lost and sending again make one enquiry', async ({
    page,
  }) => {
    const values = visitor('The answer was lost.')
    await page.route('**/_astro/*.js*', (route) => route.abort())
    await page.route(nativePost, async (route) => {
      await route.fetch({ maxRedirects: 0 })
      await route.abort()
    })
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', values)
    await pageForm(page).getByRole('button', send(t.SEND)).click()
    await expect.poll(() => storedEnquiries(values.message)).toBe(1)
    await page.unrouteAll()
    await page.goto('/contact')
    const form = pageForm(page)
    await takenOver(form)
    await expect(form.locator('textarea')).toHaveValue(values.message)
    await form.getByRole('button', send(t.SEND)).click()
    await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
    expect(storedEnquiries(values.message)).toBe(1)
  })

  test('a text that is edited offline is not sent before it is finished', async ({
    page,
    context,
  }) => {
    const values = visitor('Begun in a tunnel.')
    await page.goto('/contact')
    const form = pageForm(page)
    await context.setOffline(true)
    await fillIn(form, 'en', values)
    await form.getByRole('button', send(t.SEND)).click()
    await expect(form.getByRole('status').getByText(t.OFFLINE)).toBeVisible()
    await form.locator('textarea').press('End')
    await form.locator('textarea').pressSequentially(' And')
    await context.setOffline(false)
    await takenOver(form)
    await expect(form.getByRole('status').getByText(t.OFFLINE)).toBeHidden()
    await expect(form.getByRole('button', send(t.SEND))).toBeEnabled()
    await expect(form.locator('textarea')).toHaveValue(`${values.message} And`)
    expect(storedEnquiries(values.message)).toBe(0)
  })

  test('because the browser is offline, the press is not lost', async ({ page, context }) => {
    const values = visitor('Sent in a tunnel.')
    await page.goto('/contact')
    const form = pageForm(page)
    await context.setOffline(true)
    const codeFailed = page.waitForEvent('requestfailed')
    await fillIn(form, 'en', values)
    await form.getByRole('button', send(t.SEND)).click()
    await codeFailed
    await expect(form.getByRole('status').getByText(t.OFFLINE)).toBeVisible()
    await expect(form.getByRole('button', send(t.SEND))).toBeVisible()
    await expect(form.locator('textarea')).toHaveValue(values.message)
    await context.setOffline(false)
    await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
    expect(storedEnquiries(values.message)).toBe(1)
  })
})

test.describe('code that never loads', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('costs nothing that was typed when the language changes', async ({ page }) => {
    const values = visitor('Typed on a slow train.')
    await page.route('**/_astro/*.js*', () => undefined)
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', values)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: t.LANGUAGE }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/contact')
    const form = pageForm(page)
    await expect(form.locator('textarea')).toHaveValue(values.message)
    await expect(field(form, messages.de.EMAIL)).toHaveValue(values.email)
  })

  test('is waited for no longer than ten seconds', async ({ page }) => {
    test.setTimeout(60_000)
    await page.route('**/_astro/*.js*', () => undefined)
    await page.goto('/de/contact')
    const de = messages.de
    const form = pageForm(page)
    await field(form, de.FIRST_NAME).fill('Jürg')
    await form.getByRole('button', send(de.SEND)).click()
    // The response is in the visitor's language as well.
    await expect(page).toHaveURL(nativePost, { timeout: 20_000 })
    await expect(form.getByText(de.L_REQUIRED).first()).toBeVisible()
    await expect(field(form, de.FIRST_NAME)).toHaveValue('Jürg')
  })
})
