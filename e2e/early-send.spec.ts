import type { Locator, Page } from '@playwright/test'
import type { FormValues } from '../enquiry-contract/form-values.ts'
import { locales } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { messages } from '../i18n/messages.ts'
import {
  confirmationIn,
  field,
  fillIn,
  hydrated,
  openPanel,
  pageForm,
  panelForm,
  sampleValues,
  sendButton,
} from './enquiry-form.ts'
import { chooseLanguage } from './language-menu.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { countPosts, hold, holdCode, holdPosts } from './hold.ts'
import { expect, test } from './test.ts'

const t = messages.en
/** Where a form posts without script; the address contains the language of the response. */
const nativePost = /\/send-mail\?language=/

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
      const button = sendButton(form, locale)
      if (hasMenu) await button.tap()
      else await button.click()
      await expect(form.getByRole('button', { name: texts.SUBMITTING })).toBeVisible()
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

test('Enter pressed in the panel before its code has loaded takes effect once it has', async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto('/services')
  await openPanel(page)
  const form = panelForm(page)
  await field(form, t.EMAIL).fill('jürg.example.ch')
  await field(form, t.EMAIL).press('Enter')
  await expect(form.getByRole('button', { name: t.SUBMITTING })).toBeVisible()
  release()
  await expect(field(form, t.EMAIL)).toHaveAccessibleDescription(new RegExp(t.E_INVALID))
  await expect(page).toHaveURL('/services')
})

test('a complete enquiry is sent once the code has loaded, and only once, however often Send is pressed', async ({
  page,
}) => {
  const posts = countPosts(page)
  const releasePosts = await holdPosts(page)
  const releaseCode = await holdCode(page)
  const values = sampleValues('Sent before the code was there.')
  await page.goto('/contact')
  const form = pageForm(page)
  await fillIn(form, 'en', values)
  await sendButton(form).click()
  const waiting = form.getByRole('button', { name: t.SUBMITTING })
  await waiting.click()
  releaseCode()
  await hydrated(form)
  await waiting.click({ force: true })
  releasePosts()
  await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  await expect(page).toHaveURL('/contact')
  expect(posts()).toBe(1)
  expect(storedEnquiries(values.message)).toBe(1)
})

test('an element that a password manager has added costs neither text, focus nor the early press', async ({
  page,
}) => {
  const company = `Filled in without an event ${crypto.randomUUID()}`
  await page.goto('/contact')
  const form = pageForm(page)
  await field(form, t.COMPANY_NAME).evaluate((input: HTMLInputElement, name) => {
    input.after(document.createElement('div'))
    input.value = name
  }, company)
  const release = await holdCode(page)
  await fillIn(form, 'en', { ...sampleValues('With a password manager.'), companyName: '' })
  await field(form, t.LAST_NAME).focus()
  await page.keyboard.press('Enter')
  release()
  await expect(confirmationIn(page.getByRole('main'))).toBeVisible()
  expect(storedEnquiries(company)).toBe(1)
})

test('hydration keeps the focus beside an element that a password manager has added', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = pageForm(page)
  const release = await holdCode(page)
  await field(form, t.LAST_NAME).pressSequentially('Mül')
  await field(form, t.EMAIL).evaluate((input) => {
    input.after(document.createElement('div'))
  })
  release()
  await hydrated(form)
  await page.keyboard.type('ler')
  await expect(field(form, t.LAST_NAME)).toHaveValue('Müller')
})

test.describe('where a browser extension adds elements to the fields while the page is being parsed', () => {
  // React says that it has replaced what was delivered.
  test.use({ expectedErrors: /Minified React error #418/ })

  for (const place of ['beside', 'around'] as const) {
    test(`${place} them, an early press on Send sends what was filled in`, async ({ page }) => {
      await addElements(page, place)
      const values = sampleValues(`Elements ${place} the fields.`)
      const company = `Filled in without an event ${crypto.randomUUID()}`
      const release = await holdCode(page)
      await page.goto('/contact')
      const form = pageForm(page)
      await fillIn(form, 'en', { ...values, companyName: '' })
      await field(form, t.COMPANY_NAME).evaluate((input: HTMLInputElement, name) => {
        input.value = name
      }, company)
      await sendButton(form).click()
      release()
      await expect(confirmationIn(page.getByRole('main'))).toBeVisible()
      expect(storedEnquiries(company)).toBe(1)
      expect(storedEnquiries(values.message)).toBe(1)
    })

    test(`${place} them, a link to the panel still starts the message`, async ({ page }) => {
      await addElements(page, place)
      await page.goto('/partners')
      await page.getByRole('link', { name: t.CLOSING_BUTTON }).click()
      await hydrated(panelForm(page))
      await expect(panelForm(page).locator('textarea')).toHaveValue(`${t.CONTEXT_PARTNERSHIP}\n`)
    })

    test(`${place} them, the caret stays where it is, in page and panel`, async ({ page }) => {
      await addElements(page, place)
      const release = await holdCode(page)
      await page.goto('/contact')
      await field(pageForm(page), t.EMAIL).fill('max@example.ch')
      await openPanel(page)
      const lastName = field(panelForm(page), t.LAST_NAME)
      await lastName.pressSequentially('Mler')
      for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowLeft')
      release()
      await hydrated(panelForm(page))
      await page.keyboard.type('ül')
      await expect(lastName).toHaveValue('Müller')
      await hydrated(pageForm(page))
      for (const form of [pageForm(page), panelForm(page)]) {
        await expect(field(form, t.LAST_NAME)).toHaveValue('Müller')
        await expect(field(form, t.EMAIL)).toHaveValue('max@example.ch')
      }
    })
  }
})

test.describe('where the focus is on an element of a browser extension', () => {
  test.use({ expectedErrors: /Minified React error #418/ })

  test('the form is still there once its code has loaded', async ({ page }) => {
    await addElements(page, 'beside')
    const release = await holdCode(page)
    await page.goto('/contact')
    const form = pageForm(page)
    await field(form, t.LAST_NAME).fill('Müller')
    await form.locator('x-password-manager').first().focus()
    release()
    await hydrated(form)
    await expect(field(form, t.LAST_NAME)).toHaveValue('Müller')
  })
})

/** Does what some password managers do: adds an element to each field as soon as it is parsed. */
async function addElements(page: Page, place: 'beside' | 'around'): Promise<void> {
  await page.addInitScript((where) => {
    const observer = new MutationObserver(() => {
      for (const field of document.querySelectorAll('form :is(input, textarea):not([data-seen])')) {
        field.setAttribute('data-seen', '')
        const added = document.createElement('x-password-manager')
        added.tabIndex = -1
        // No selector may contain it as it is.
        added.id = `9-${field.id}`
        if (where === 'beside') field.after(added)
        else {
          field.replaceWith(added)
          added.append(field)
        }
      }
    })
    observer.observe(document, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', () => {
      observer.disconnect()
    })
  }, place)
}

test('typing after an early press on Send cancels it, and the next press sends the whole text', async ({
  page,
}) => {
  const values = sampleValues('First half,')
  const release = await holdCode(page)
  await page.goto('/contact')
  const form = pageForm(page)
  await fillIn(form, 'en', values)
  await sendButton(form).click()
  await expect(form.getByRole('button', { name: t.SUBMITTING })).toBeVisible()
  await form.locator('textarea').press('End')
  await form.locator('textarea').pressSequentially(' second')
  await expect(sendButton(form)).toBeVisible()
  release()
  await hydrated(form)
  await form.locator('textarea').pressSequentially(' half.')
  expect(storedEnquiries(values.message)).toBe(0)
  await sendButton(form).click()
  await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  expect(storedEnquiries(`${values.message} second half.`)).toBe(1)
})

test('forms whose code has not loaded show the text typed last', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/contact')
  const message = pageForm(page).locator('textarea')
  await message.fill('Old')
  await openPanel(page)
  await panelForm(page).locator('textarea').fill('New')
  release()
  await hydrated(pageForm(page))
  await hydrated(panelForm(page))
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
    const release = await hold(page, nativePost)
    const posts = countPosts(page)
    const values = sampleValues('Posted without the code.')
    await page.goto('/contact')
    const form = pageForm(page)
    await fillIn(form, 'en', values)
    const posted = page.waitForRequest(nativePost)
    await sendButton(form).scrollIntoViewIfNeeded()
    const button = await sendButton(form).boundingBox()
    if (!button) throw new Error('The form has no button.')
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
    expect((await posted).isNavigationRequest()).toBe(true)

    // The code is available again. Only raw input is used: anything else would wait for the pending
    // response.
    isBroken = false
    await page.mouse.move(0, 0)
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
    // Time enough for the code to load and for a second post, which must not follow.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    release()
    await expect(page).toHaveURL(/\/thank-you\?reference=/)
    expect(posts()).toBe(1)
    expect(storedEnquiries(values.message)).toBe(1)
  })

  test('a natively posted text does not come back as a draft', async ({ page }) => {
    await page.route('**/_astro/*.js*', (route) => route.abort())
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', sampleValues('Posted, then Back.'))
    await sendButton(pageForm(page)).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=/)
    await page.goBack()
    await page.goto('/services')
    expect(await page.evaluate(() => sessionStorage.getItem('enquiry-draft'))).toBeNull()
  })

  test('nor after a native post that failed is repeated by a reload', async ({ page }) => {
    const values = sampleValues('Posted by a reload.')
    await page.route('**/_astro/*.js*', (route) => route.abort())
    await page.route(nativePost, (route) => route.abort('timedout'), { times: 1 })
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', values)
    await sendButton(pageForm(page)).click()
    await expect(page).toHaveURL(/^chrome-error:/)
    await page.reload()
    await expect(page).toHaveURL(/\/thank-you\?reference=/)
    expect(storedEnquiries(values.message)).toBe(1)
    expect(await page.evaluate(() => sessionStorage.getItem('enquiry-draft'))).toBeNull()
  })

  test('a native post includes the draft from another page', async ({ page }) => {
    const values = sampleValues('Begun on another page.')
    await page.goto('/services')
    await openPanel(page)
    await hydrated(panelForm(page))
    await panelForm(page).locator('textarea').fill(values.message)
    await page.route('**/_astro/*.js*', (route) => route.abort())
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', { ...values, message: '' })
    await sendButton(pageForm(page)).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=/)
    expect(storedEnquiries(values.message)).toBe(1)
  })

  test('after a native post, Back leads to an empty form', async ({ page }) => {
    await page.route('**/_astro/*.js*', (route) => route.abort())
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', sampleValues('Posted, then Back again.'))
    await sendButton(pageForm(page)).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=/)
    await page.unrouteAll()
    await page.goBack()
    await hydrated(pageForm(page))
    await expect(pageForm(page).locator('textarea')).toHaveValue('')
    await expect(field(pageForm(page), t.FIRST_NAME)).toHaveValue('')
  })

  test('sending again after the response to a native post was lost stores one enquiry', async ({
    page,
  }) => {
    const values = sampleValues('The answer was lost.')
    await page.route('**/_astro/*.js*', (route) => route.abort())
    await page.route(nativePost, async (route) => {
      await route.fetch({ maxRedirects: 0 })
      await route.abort()
    })
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', values)
    await sendButton(pageForm(page)).click()
    await expect.poll(() => storedEnquiries(values.message)).toBe(1)
    await page.unrouteAll()
    await page.goto('/contact')
    const form = pageForm(page)
    await hydrated(form)
    await expect(form.locator('textarea')).toHaveValue(values.message)
    await sendButton(form).click()
    await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
    expect(storedEnquiries(values.message)).toBe(1)
  })

  async function sendOffline(page: Page, values: FormValues): Promise<Locator> {
    await page.goto('/contact')
    const form = pageForm(page)
    await page.context().setOffline(true)
    await fillIn(form, 'en', values)
    await sendButton(form).click()
    await expect(form.getByRole('status').getByText(t.OFFLINE)).toBeVisible()
    return form
  }

  test('a text that is edited offline is not sent before it is finished', async ({
    page,
    context,
  }) => {
    const values = sampleValues('Begun in a tunnel.')
    const form = await sendOffline(page, values)
    await form.locator('textarea').press('End')
    await form.locator('textarea').pressSequentially(' And')
    await context.setOffline(false)
    await hydrated(form)
    await expect(form.getByRole('status').getByText(t.OFFLINE)).toBeHidden()
    await expect(sendButton(form)).toBeEnabled()
    await expect(form.locator('textarea')).toHaveValue(`${values.message} And`)
    expect(storedEnquiries(values.message)).toBe(0)
  })

  test('nor one that is continued in the panel', async ({ page, context }) => {
    const values = sampleValues('Continued in the panel.')
    const form = await sendOffline(page, values)
    await openPanel(page)
    await field(panelForm(page), t.LAST_NAME).fill('Müller and')
    await context.setOffline(false)
    await hydrated(form)
    await hydrated(panelForm(page))
    await expect(field(panelForm(page), t.LAST_NAME)).toHaveValue('Müller and')
    await expect(form.locator('textarea')).toHaveValue(values.message)
    expect(storedEnquiries(values.message)).toBe(0)
  })

  test('an enquiry sent offline is sent once the browser is online', async ({ page, context }) => {
    const values = sampleValues('Sent in a tunnel.')
    await page.goto('/contact')
    const form = pageForm(page)
    await context.setOffline(true)
    const codeFailed = page.waitForEvent('requestfailed')
    await fillIn(form, 'en', values)
    await sendButton(form).click()
    await codeFailed
    await expect(form.getByRole('status').getByText(t.OFFLINE)).toBeVisible()
    await expect(sendButton(form)).toBeVisible()
    await expect(form.locator('textarea')).toHaveValue(values.message)
    await context.setOffline(false)
    await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
    expect(storedEnquiries(values.message)).toBe(1)
  })
})

test.describe("while the form's code does not load", () => {
  test.use({ expectedErrors: /status of 422/ })

  test('a change of language keeps what was typed', async ({ page }) => {
    const values = sampleValues('Typed on a slow train.')
    await page.route('**/_astro/*.js*', () => undefined)
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', values)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await chooseLanguage(page, 'en', 'de', '/de/contact')
    const form = pageForm(page)
    await expect(form.locator('textarea')).toHaveValue(values.message)
    await expect(field(form, messages.de.EMAIL)).toHaveValue(values.email)
  })

  test('the time of writing still begins with the first letter', async ({ page }) => {
    const values = sampleValues('Typed at once, and sent right after a reload.')
    await page.route('**/_astro/*.js*', () => undefined)
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', values)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await hydrated(pageForm(page))
    await page.clock.setSystemTime(Date.now() + 60_000)
    const post = page.waitForRequest('**/send-mail')
    await sendButton(pageForm(page)).click()
    expect(Number((await post).headers()['x-form-seconds'])).toBeGreaterThanOrEqual(60)
    await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  })

  test('the form posts natively after ten seconds', async ({ page }) => {
    await page.route('**/_astro/*.js*', () => undefined)
    await page.goto('/de/contact')
    const de = messages.de
    const form = pageForm(page)
    await field(form, de.FIRST_NAME).fill('Jürg')
    await sendButton(form, 'de').click()
    // The response is in the visitor's language as well.
    await expect(page).toHaveURL(nativePost, { timeout: 15_000 })
    await expect(form.getByText(de.L_REQUIRED).first()).toBeVisible()
    await expect(field(form, de.FIRST_NAME)).toHaveValue('Jürg')
  })
})
