import type { Page } from '@playwright/test'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import {
  confirmationIn,
  field,
  fillIn,
  waitForHydration,
  openPanel,
  pageForm,
  panel,
  panelForm,
  sampleValues,
  sendButton,
  fillInAndHydrate,
} from './enquiry-form.ts'
import { countPosts, hold, holdCode } from './hold.ts'
import { layoutLocales } from './nightly.ts'
import { startProxy } from './proxy.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { expect, test } from './test.ts'

/* A form whose code has not loaded, or cannot be loaded: the browser posts it. */

const t = messages.en
/** Where a form posts without script; the address contains the language of the response. */
const nativePost = /\/send-mail\?language=/

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage))

/** Opens a page whose code is held: it never finishes loading. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

test.describe('before the form’s code has loaded', () => {
  test.use({ expectedErrors: /status of 422/ })

  // Both screens in German, whose texts are the longest.
  for (const locale of layoutLocales) {
    test(
      `in ${locale}, Send shows the specified messages and keeps what was typed`,
      { tag: locale === 'de' ? '@both' : [] },
      async ({ page, hasMenu }) => {
        const texts = messages[locale]
        const release = await holdCode(page)
        await open(page, localizedPath(locale, 'contact'))
        const form = pageForm(page)
        await field(form, texts.FIRST_NAME).fill('Jürg')
        const button = sendButton(form, locale)
        if (hasMenu) await button.tap()
        else await button.click()
        await expect(page).toHaveURL(nativePost)
        release()
        await expect(field(form, texts.LAST_NAME)).toHaveAccessibleDescription(
          new RegExp(texts.L_REQUIRED),
        )
        await expect(form.getByText(texts.ERROR_SUMMARY)).toBeVisible()
        await expect(field(form, texts.FIRST_NAME)).toHaveValue('Jürg')
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
      },
    )
  }

  test('the form in the response is hydrated with its values and errors, and sends the corrected text', async ({
    page,
  }) => {
    const values = { ...sampleValues('Corrected in the response.'), email: 'juerg@' }
    const release = await holdCode(page)
    await open(page, '/contact')
    await fillIn(pageForm(page), 'en', values)
    await sendButton(pageForm(page)).click()
    await expect(page).toHaveURL(nativePost)
    release()
    const form = pageForm(page)
    await waitForHydration(form)
    await expect(page).toHaveTitle(new RegExp(`^${t.ERROR_TITLE_PREFIX}`))
    await expect(field(form, t.EMAIL)).toHaveAccessibleDescription(new RegExp(t.E_INVALID))
    await expect(form.locator('textarea')).toHaveValue(values.message)
    await expect(field(form, t.SOURCE)).toHaveValue('friend')
    await field(form, t.EMAIL).fill('juerg@example.ch')
    await expect(field(form, t.EMAIL)).toHaveAttribute('aria-invalid', 'false')
    await sendButton(form).click()
    await expect(confirmationIn(page.getByRole('main'))).toBeFocused()
    await expect(page).not.toHaveTitle(new RegExp(t.ERROR_TITLE_PREFIX))
    expect(await storedKeys(page)).toEqual([])
    expect(storedEnquiries(values.message)).toBe(1)
  })

  test('text typed into the form of the response before its code has loaded is kept', async ({
    page,
  }) => {
    const release = await holdCode(page)
    await open(page, '/contact')
    await pageForm(page).locator('textarea').fill('First.')
    await sendButton(pageForm(page)).click()
    await expect(page).toHaveURL(nativePost)
    const form = pageForm(page)
    await form.locator('textarea').press('End')
    await form.locator('textarea').pressSequentially(' Second.')
    await field(form, t.FIRST_NAME).fill('Jürg')
    release()
    await waitForHydration(form)
    await expect(form.locator('textarea')).toHaveValue('First. Second.')
    await expect(field(form, t.FIRST_NAME)).toHaveValue('Jürg')
  })
})

test('a form that is being posted is not hydrated, leaves no draft, and is stored once however often Send is pressed', async ({
  page,
}) => {
  const values = sampleValues('Posted while the code arrives.')
  const posts = countPosts(page)
  const releaseCode = await holdCode(page)
  const releasePost = await hold(page, nativePost)
  await open(page, '/contact')
  const form = pageForm(page)
  await fillIn(form, 'en', values)
  await sendButton(form).scrollIntoViewIfNeeded()
  const button = await sendButton(form).boundingBox()
  if (!button) throw new Error('The form has no button.')
  const press = () => page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
  await press()
  await expect.poll(posts).toBe(1)
  const code = page.waitForEvent('requestfinished', (request) => request.url().includes('.js'))
  releaseCode()
  await code
  await press()
  releasePost()
  await expect(page).toHaveURL(/\/thank-you\?reference=/)
  expect(await storedKeys(page)).toEqual([])
  expect(storedEnquiries(values.message)).toBe(1)
})

test.describe('the same text, posted natively and sent with script, is stored once', () => {
  for (const place of ['page', 'panel'] as const) {
    test(`when posted first, in the ${place}`, async ({ page }) => {
      const values = sampleValues(`Posted, then sent, in the ${place}.`)
      const { message } = values
      values.message += '\n\nOf several lines.'
      const release = await holdCode(page)
      await open(page, place === 'page' ? '/contact' : '/services')
      if (place === 'panel') await openPanel(page)
      const form = place === 'page' ? pageForm(page) : panelForm(page)
      await fillIn(form, 'en', values)
      await sendButton(form).click()
      await expect(page).toHaveURL(/\/thank-you\?reference=/)
      const reference = new URL(page.url()).searchParams.get('reference') ?? ''
      release()
      await page.goto(place === 'page' ? '/contact' : '/services')
      if (place === 'panel') await openPanel(page)
      await fillInAndHydrate(form, 'en', values)
      await sendButton(form).click()
      await expect(page.locator('section[data-sent]').getByText(reference)).toBeVisible()
      expect(storedEnquiries(message)).toBe(1)
    })
  }

  test('when sent first, then posted', async ({ page }) => {
    const values = sampleValues('Sent, then posted.')
    await page.goto('/contact')
    await fillInAndHydrate(pageForm(page), 'en', values)
    await sendButton(pageForm(page)).click()
    await expect(confirmationIn(page.getByRole('main'))).toBeVisible()
    await holdCode(page)
    await open(page, '/contact')
    await fillIn(pageForm(page), 'en', values)
    await sendButton(pageForm(page)).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=/)
    expect(storedEnquiries(values.message)).toBe(1)
  })
})

test('a native post removes the draft of an earlier page', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(pageForm(page))
  await field(pageForm(page), t.FIRST_NAME).fill('Jürg')
  expect(await storedKeys(page)).toEqual(['enquiry-draft'])
  await holdCode(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await fillIn(pageForm(page), 'en', sampleValues('Posted after a reload.'))
  await sendButton(pageForm(page)).click()
  await expect(page).toHaveURL(/\/thank-you\?reference=/)
  expect(await storedKeys(page)).toEqual([])
})

test.describe('when the form’s code cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported module|status of 422/ })

  test('a complete form opens the thank-you page, and Back restores its text', async ({ page }) => {
    const values = sampleValues('Posted without the code.')
    await page.route('**/_astro/*.js', (route) => route.abort())
    await page.goto('/contact')
    await fillIn(pageForm(page), 'en', values)
    await sendButton(pageForm(page)).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=/)
    await page.goBack()
    await expect(pageForm(page).locator('textarea')).toHaveValue(values.message)
    expect(storedEnquiries(values.message)).toBe(1)
  })

  test('the form of the panel is posted as well', async ({ page }) => {
    const values = sampleValues('Posted from the panel without the code.')
    await page.route('**/_astro/*.js', (route) => route.abort())
    await page.goto('/services')
    await openPanel(page)
    await fillIn(panelForm(page), 'en', values)
    await sendButton(panel(page)).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=/)
    expect(storedEnquiries(values.message)).toBe(1)
  })

  test('a text of 360 kB that cannot be accepted is still there after Back', async ({ page }) => {
    const message = 'x'.repeat(360_000)
    await page.route('**/_astro/*.js', (route) => route.abort())
    await page.goto('/contact')
    await pageForm(page).locator('textarea').fill(message)
    await sendButton(pageForm(page)).click()
    await expect(page.getByText(t.VALUES_LEFT_OUT)).toBeVisible()
    await page.goBack()
    await expect(pageForm(page).locator('textarea')).toHaveValue(message)
  })
})

test('hydration keeps every character typed before it, and the caret', async ({ page }) => {
  const release = await holdCode(page)
  await open(page, '/contact')
  const form = pageForm(page)
  await field(form, t.FIRST_NAME).pressSequentially('Anne-Catherine')
  await field(form, t.LAST_NAME).pressSequentially('Mler')
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowLeft')
  release()
  await waitForHydration(form)
  await page.keyboard.type('ül')
  await expect(field(form, t.LAST_NAME)).toHaveValue('Müller')
  await expect(field(form, t.FIRST_NAME)).toHaveValue('Anne-Catherine')
  // It is a draft as well.
  await page.goto('/de/contact')
  await expect(field(pageForm(page), messages.de.FIRST_NAME)).toHaveValue('Anne-Catherine')
})

test('a form is hydrated only once the page has arrived completely', async ({ page }) => {
  const proxy = await startProxy()
  const form = pageForm(page)
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  proxy.alter = async function* (html) {
    const middle = html.indexOf('<textarea')
    yield html.slice(0, middle)
    await released
    yield html.slice(middle)
  }
  await page.goto(`${proxy.origin}/contact`, { waitUntil: 'commit' })
  await field(form, t.FIRST_NAME).fill('Jürg')
  await expect(form.locator('textarea')).not.toBeAttached()
  release(undefined)
  await waitForHydration(form)
  await expect(field(form, t.FIRST_NAME)).toHaveValue('Jürg')
  await proxy.close()
})

test.describe('when a browser extension adds elements to the fields during parsing', () => {
  // React reports that it has drawn the form anew.
  test.use({ expectedErrors: /Minified React error #418/ })

  for (const place of ['after', 'around'] as const) {
    test(`${place} them, hydration keeps texts, focus, caret and honeypot`, async ({ page }) => {
      await addElements(page, place)
      const values = sampleValues(`Elements ${place} the fields.`)
      const company = `Filled in without an event ${crypto.randomUUID()}`
      const release = await holdCode(page)
      await open(page, '/contact')
      const form = pageForm(page)
      await fillIn(form, 'en', { ...values, companyName: '', lastName: '' })
      await field(form, t.COMPANY_NAME).evaluate((input: HTMLInputElement, name) => {
        input.value = name
      }, company)
      await form.locator('[name=website]').evaluate((input: HTMLInputElement) => {
        input.value = 'https://spam.example'
      })
      await field(form, t.LAST_NAME).pressSequentially('Mler')
      for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowLeft')
      release()
      await waitForHydration(form)
      await page.keyboard.type('ül')
      await expect(field(form, t.LAST_NAME)).toHaveValue('Müller')
      const post = page.waitForRequest('**/send-mail')
      await sendButton(form).click()
      expect((await post).headers()).toMatchObject({ 'x-form-website': '1' })
      await expect(confirmationIn(page.getByRole('main'))).toBeVisible()
      expect(storedEnquiries(company)).toBe(1)
      expect(storedEnquiries(values.message)).toBe(1)
    })

    test(`${place} them, a link to the panel still starts the message`, async ({ page }) => {
      await addElements(page, place)
      await page.goto('/services')
      await page.getByRole('link', { name: t.CLOSING_BUTTON }).click()
      await waitForHydration(panelForm(page))
      await expect(panelForm(page).locator('textarea')).toHaveValue(`${t.CONTEXT_SERVICES}\n`)
    })
  }
})

test('elements that an extension adds under the names of fields are not read', async ({ page }) => {
  const values = sampleValues('Next to elements of the same names.')
  await page.goto('/contact')
  const form = pageForm(page)
  await fillInAndHydrate(form, 'en', values)
  await form.evaluate((extended) => {
    const email = Object.assign(document.createElement('input'), { type: 'hidden', name: 'email' })
    const phone = Object.assign(document.createElement('button'), { type: 'button', id: 'phone' })
    extended.append(email, phone)
  })
  await sendButton(form).click()
  await expect(confirmationIn(page.getByRole('main'))).toBeVisible()
  expect(storedEnquiries(values.message)).toBe(1)
})

/** Does what some password managers do: adds an element to each field as soon as it is parsed. */
async function addElements(page: Page, place: 'after' | 'around'): Promise<void> {
  await page.addInitScript((where) => {
    const observer = new MutationObserver(() => {
      for (const field of document.querySelectorAll('form :is(input, textarea):not([data-seen])')) {
        field.setAttribute('data-seen', '')
        const added = document.createElement('x-password-manager')
        added.tabIndex = -1
        if (where === 'after') field.after(added)
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
