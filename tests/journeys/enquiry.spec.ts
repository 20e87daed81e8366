import { company } from '@site/company/facts/company.ts'
import { languageNames } from '@site/company/i18n/language-names.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { axeViolations } from './axe-violations.ts'
import {
  confirmationIn,
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
import { emailsAbout } from './mailbox.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { countPosts, holdPosts } from './hold.ts'
import { expect, test } from './test.ts'

const t = messages.en

test(
  'an enquiry from the German contact page reaches the company',
  { tag: '@both' },
  async ({ page }) => {
    const de = messages.de
    const values = sampleValues('Wir suchen Unterstützung.')
    await page.goto('/de/contact')
    const form = pageForm(page)
    await fillInAndHydrate(form, 'de', values)

    const request = page.waitForRequest('**/send-mail')
    await sendButton(form, 'de').click()
    const sent = await request
    expect(sent.postDataJSON()).toEqual({
      firstname: values.firstName,
      lastname: values.lastName,
      email: values.email,
      contact: values.phone,
      message: values.message,
      job: values.companyName,
      hear_about: 'friend',
    })
    const key = (await sent.headerValue('idempotency-key')) ?? ''
    expect(key).toMatch(/^[0-9a-f-]{36}$/)
    expect(await sent.headerValue('content-language')).toBe('de')

    const reference = key.slice(0, 8).toUpperCase()
    const confirmation = confirmationIn(page.getByRole('main'))
    await expect(confirmation).toBeFocused()
    await expect(confirmation).toHaveAccessibleName(de.FORM_SUBMITTED)
    await expect(confirmation).toHaveAccessibleDescription(new RegExp(reference))
    await expect(form).toBeHidden()

    const [mail] = await emailsAbout(values.message)
    expect(mail?.replyTo).toEqual([
      { name: `${values.firstName} ${values.lastName}`, address: values.email },
    ])
    expect(mail?.subject).toContain(reference)
    expect(mail?.subject).not.toContain('Spam')
    expect(mail?.text).toContain(values.companyName)
    expect(mail?.text).toMatch(new RegExp(languageNames(['de'], company.language), 'i'))
  },
)

test('an enquiry from the German panel reaches the company', { tag: '@both' }, async ({ page }) => {
  const de = messages.de
  const values = sampleValues('Bitte rufen Sie an.')
  await page.goto('/de/services')
  await openPanel(page, 'de')
  const form = panelForm(page)
  await fillInAndHydrate(form, 'de', values)
  await sendButton(form, 'de').click()
  await expect(panel(page).getByText(de.FORM_SUBMITTED).first()).toBeVisible()
  const [mail] = await emailsAbout(values.message)
  expect(mail?.replyTo?.[0]).toMatchObject({ address: values.email })
})

// Both screens in German, whose texts are the longest.
for (const locale of locales) {
  test(
    `in ${locale}, every broken rule is shown at its field`,
    { tag: locale === 'de' ? '@both' : [] },
    async ({ page }) => {
      const texts = messages[locale]
      await page.goto(localizedPath(locale, 'contact'))
      const form = pageForm(page)
      await field(form, texts.EMAIL).fill('jürg.example.ch')
      await waitForHydration(form)
      await sendButton(form, locale).click()
      for (const [label, error] of [
        [texts.FIRST_NAME, texts.F_REQUIRED],
        [texts.LAST_NAME, texts.L_REQUIRED],
        [texts.PHONE, texts.P_REQUIRED],
        [texts.EMAIL, texts.E_INVALID],
        [texts.SOURCE, texts.S_REQUIRED],
      ] as const) {
        await expect(field(form, label)).toHaveAccessibleDescription(new RegExp(error))
        await expect(field(form, label)).toHaveAttribute('aria-invalid', 'true')
      }
      await field(form, texts.EMAIL).fill('')
      await expect(field(form, texts.EMAIL)).toHaveAccessibleDescription(
        new RegExp(texts.E_REQUIRED),
      )
      await field(form, texts.SOURCE).selectOption('others')
      await sendButton(form, locale).click()
      await expect(field(form, texts.OTHER_SOURCE)).toHaveAccessibleDescription(
        new RegExp(texts.OTHER_REQUIRED),
      )
      expect(await axeViolations(page)).toEqual([])
    },
  )
}

for (const place of ['page', 'panel'] as const) {
  test(`at a zoom of 400 % the error summary of the ${place} and the fields it links to are in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 200 })
    await page.goto('/de/contact')
    if (place === 'panel') await openPanel(page, 'de')
    const form = place === 'page' ? pageForm(page) : panelForm(page)
    await field(form, messages.de.FIRST_NAME).focus()
    await waitForHydration(form)
    await sendButton(form, 'de').click()
    const title = form.getByRole('heading', { name: messages.de.ERROR_SUMMARY })
    await expect(title).toBeInViewport({ ratio: 1 })
    await form.getByRole('link', { name: messages.de.E_REQUIRED }).click()
    await expect(field(form, messages.de.EMAIL)).toBeFocused()
    await expect(form.locator('label', { hasText: messages.de.EMAIL })).toBeInViewport({ ratio: 1 })
    // The link adds no entry to the history.
    expect(new URL(page.url()).hash).toBe('')
  })
}

test('the fields are in the specified order, and only the required ones are marked', async ({
  page,
}) => {
  await page.goto('/contact')
  const names = await pageForm(page)
    .locator('input, textarea, select')
    .filter({ visible: true })
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  expect(names).toEqual([
    'firstName',
    'lastName',
    'phone',
    'companyName',
    'email',
    'message',
    'source',
  ])
  await expect(pageForm(page).locator('label').filter({ visible: true })).toHaveText([
    `${t.FIRST_NAME} *`,
    `${t.LAST_NAME} *`,
    `${t.PHONE} *`,
    t.COMPANY_NAME,
    `${t.EMAIL} *`,
    t.MESSAGE_CONTACT,
    `${t.SOURCE} *`,
  ])
})

test('"Please specify" is shown only for others and is sent with its prefix', async ({ page }) => {
  const values = sampleValues('How we met.')
  await page.goto('/contact')
  const form = pageForm(page)
  await fillInAndHydrate(form, 'en', values)
  await expect(field(form, t.OTHER_SOURCE)).toBeHidden()
  await field(form, t.SOURCE).selectOption('others')
  await field(form, t.OTHER_SOURCE).fill('A trade fair')
  const request = page.waitForRequest('**/send-mail')
  await sendButton(form).click()
  expect((await request).postDataJSON()).toMatchObject({ hear_about: 'Others- A trade fair' })
  await page.getByRole('button', { name: t.SENT_ANOTHER }).click()
  await expect(field(form, t.FIRST_NAME)).toBeVisible()
  await expect(field(form, t.OTHER_SOURCE)).toBeHidden()
})

test('in the panel the specification is cleared when another source is chosen', async ({
  page,
}) => {
  await page.goto('/services')
  await openPanel(page)
  const form = panelForm(page)
  await expect(form.getByLabel(t.MESSAGE_PANEL)).toBeVisible()
  await waitForHydration(form)
  await field(form, t.SOURCE).selectOption('others')
  await field(form, t.OTHER_SOURCE).fill('A trade fair')
  await field(form, t.SOURCE).selectOption('website')
  await expect(field(form, t.OTHER_SOURCE)).toBeHidden()
  await field(form, t.SOURCE).selectOption('others')
  await expect(field(form, t.OTHER_SOURCE)).toHaveValue('')
})

test('while sending, the button is disabled and says so, and a double click sends once', async ({
  page,
}) => {
  const posts = countPosts(page)
  const release = await holdPosts(page)
  await page.goto('/contact')
  const form = pageForm(page)
  await fillInAndHydrate(form, 'en', sampleValues('Clicked twice.'))
  await sendButton(form).dblclick()
  await expect(form.getByRole('button', { name: t.SUBMITTING })).toBeDisabled()
  release()
  await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  expect(posts()).toBe(1)
  await page.getByRole('button', { name: t.SENT_ANOTHER }).click()
  await expect(sendButton(form)).toBeEnabled()
})

test('a panel closed while sending stays closed, and a toast confirms the enquiry', async ({
  page,
}) => {
  const release = await holdPosts(page)
  await page.goto('/services')
  await openPanel(page)
  await fillInAndHydrate(panelForm(page), 'en', sampleValues('Closed while sending.'))
  await sendButton(panel(page)).click()
  await expect(panel(page).getByRole('button', { name: t.SUBMITTING })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  release()
  // Announced as well, because the form's own status is hidden with it.
  const toast = page.getByRole('status').getByText(t.FORM_SUBMITTED)
  await expect(toast).toBeVisible()
  await expect(toast).toBeInViewport()
  await expect(panel(page)).toBeHidden()
  await openPanel(page)
  await expect(confirmationIn(panel(page))).toBeVisible()
})

test.describe('when sending fails', () => {
  test.use({ expectedErrors: /Failed to load resource|The enquiry (was answered|could not)/ })

  test(
    'a toast says so, every value is kept, and a retry stores no second enquiry',
    { tag: '@both' },
    async ({ page }) => {
      const keys: (string | null)[] = []
      let broken = true
      await page.route('**/send-mail', async (route) => {
        keys.push(await route.request().headerValue('idempotency-key'))
        // The service stores the first one, but the response gets lost.
        if (broken) {
          await route.fetch()
          await route.fulfill({ status: 503 })
        } else await route.continue()
      })
      const values = sampleValues('Sent over a bad line.')
      await page.goto('/contact')
      const form = pageForm(page)
      await fillInAndHydrate(form, 'en', values)
      await sendButton(form).click()
      await expect(page.getByText(t.SOMETHING_WENT_WRONG).first()).toBeVisible()
      await expect(page.getByText(t.FORM_SUBMITTED)).toHaveCount(0)
      await expect(field(form, t.FIRST_NAME)).toHaveValue(values.firstName)
      const mailto = await form.getByRole('link', { name: t.RESCUE_EMAIL }).getAttribute('href')
      expect(decodeURIComponent(mailto ?? '')).toContain(values.message)
      expect(await axeViolations(page)).toEqual([])

      broken = false
      await form.getByRole('button', { name: t.RESCUE_RETRY }).click()
      await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
      await expect(page.getByText(t.SOMETHING_WENT_WRONG)).toHaveCount(0)
      expect(keys).toHaveLength(2)
      expect(keys[0]).toBe(keys[1])
      expect(storedEnquiries(values.message)).toBe(1)
    },
  )
})

test('the honeypot is hidden, and marks an enquiry as spam', async ({ page }) => {
  const values = sampleValues('A machine.')
  await page.goto('/contact')
  const form = pageForm(page)
  await fillInAndHydrate(form, 'en', values)
  const honeypot = form.locator('input[name=website]')
  await expect(honeypot).toBeHidden()
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await sendButton(form).click()
  await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  const [mail] = await emailsAbout(values.message)
  expect(mail?.subject).toMatch(/^\[Spam\s?\?\]/)
})

test.describe('offline', () => {
  test.use({ expectedErrors: /Failed to load resource|The enquiry could not/ })

  test(
    'the form says so, and sends the text once back online',
    { tag: '@both' },
    async ({ page, context }) => {
      const values = sampleValues('Written in a tunnel.')
      await page.goto('/contact')
      const form = pageForm(page)
      await fillInAndHydrate(form, 'en', values)
      await context.setOffline(true)
      await expect(form.getByRole('status').getByText(t.OFFLINE)).toBeVisible()
      await sendButton(form).click()
      await expect(page.getByText(t.SOMETHING_WENT_WRONG).first()).toBeVisible()
      await expect(form.locator('textarea')).toHaveValue(values.message)
      expect(await axeViolations(page)).toEqual([])

      await context.setOffline(false)
      await expect(form.getByText(t.OFFLINE)).toBeHidden()
      await form.getByRole('button', { name: t.RESCUE_RETRY }).click()
      await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
      expect(storedEnquiries(values.message)).toBe(1)
    },
  )
})

test.describe('when the service does not respond', () => {
  test.use({ expectedErrors: /The enquiry could not be sent/ })

  test('the form stops waiting after twenty seconds and offers a retry', async ({ page }) => {
    await page.route('**/send-mail', () => undefined)
    await page.goto('/contact')
    const form = pageForm(page)
    await fillInAndHydrate(form, 'en', sampleValues('Into the void.'))
    await sendButton(form).click()
    await expect(form.getByRole('button', { name: t.SUBMITTING })).toBeDisabled()
    await expect(form.getByRole('button', { name: t.RESCUE_RETRY })).toBeVisible({
      timeout: 25_000,
    })
  })
})

test.describe('leaving while an enquiry is being sent', () => {
  test.use({ expectedErrors: /Failed to load resource|The enquiry could not/ })

  test('sending again after a reload stores it once', async ({ page }) => {
    const values = sampleValues('Reloaded while sending.')
    let isFirst = true
    await page.route('**/send-mail', async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      // The enquiry arrives, but the page is gone before the response.
      await route.fetch()
      await page.reload()
    })
    await page.goto('/contact')
    await fillInAndHydrate(pageForm(page), 'en', values)
    const reloaded = page.waitForEvent('load')
    await sendButton(pageForm(page)).click()
    await reloaded
    const form = pageForm(page)
    await expect(form.locator('textarea')).toHaveValue(values.message)
    await waitForHydration(form)
    await sendButton(form).click()
    await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
    expect(storedEnquiries(values.message)).toBe(1)
  })

  test('sending again after Back stores it once', async ({ page }) => {
    const values = sampleValues('Left while sending.')
    let isFirst = true
    await page.route('**/send-mail', async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      await route.fetch()
      await page.goto('/services')
    })
    await page.goto('/contact')
    await fillInAndHydrate(pageForm(page), 'en', values)
    await sendButton(pageForm(page)).click()
    await expect(page).toHaveURL('/services')
    await page.goBack()
    const form = pageForm(page)
    await expect(form.locator('textarea')).toHaveValue(values.message)
    await sendButton(form).click()
    await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
    expect(storedEnquiries(values.message)).toBe(1)
  })
})

test('a half-written enquiry survives a change of language, with errors in the new language', async ({
  page,
}) => {
  await page.goto('/contact')
  await field(pageForm(page), t.FIRST_NAME).fill('Jürg')
  await waitForHydration(pageForm(page))
  await sendButton(pageForm(page)).click()
  await expect(pageForm(page).getByText(t.L_REQUIRED).first()).toBeVisible()
  await page.goto('/de/contact')
  const form = pageForm(page)
  await expect(field(form, messages.de.FIRST_NAME)).toHaveValue('Jürg')
  await expect(form.getByText(messages.de.L_REQUIRED).first()).toBeVisible()
})

test('one key press reads nothing from the storage and writes to it once', async ({ page }) => {
  await page.goto('/contact')
  const form = pageForm(page)
  await waitForHydration(form)
  await field(form, t.FIRST_NAME).fill('Jür')
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    for (const method of ['getItem', 'setItem', 'removeItem']) {
      const original = Reflect.get(Storage.prototype, method) as (...given: string[]) => unknown
      Reflect.set(Storage.prototype, method, function (this: Storage, ...given: string[]) {
        dataset.storage = `${dataset.storage ?? ''} ${method}`.trim()
        return original.apply(this, given)
      })
    }
  })
  await field(form, t.FIRST_NAME).press('g')
  await expect(field(form, t.FIRST_NAME)).toHaveValue(/g/)
  await expect(page.locator('html')).toHaveAttribute('data-storage', 'setItem')
})

test('text typed in the panel appears on the contact page', async ({ page }) => {
  await page.goto('/services')
  await openPanel(page)
  await field(panel(page), t.LAST_NAME).fill('Béguin')
  await waitForHydration(panelForm(page))
  await page.goto('/contact')
  await expect(field(pageForm(page), t.LAST_NAME)).toHaveValue('Béguin')
})

test('text typed in the panel appears in the form of the page', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: t.ENQUIRY_TAB }).press('Enter')
  await waitForHydration(panelForm(page))
  await field(panel(page), t.LAST_NAME).fill('Béguin')
  await page.keyboard.press('Escape')
  await expect(field(pageForm(page), t.LAST_NAME)).toHaveValue('Béguin')
})

test(
  'the panel opens from the tab and closes by icon, backdrop and Escape',
  { tag: '@both' },
  async ({ page, viewport }) => {
    for (const path of ['/contact', '/de/services']) {
      await page.goto(path)
      const texts = path.startsWith('/de') ? messages.de : t
      const tab = page.getByRole('button', { name: texts.ENQUIRY_TAB })
      await expect(tab).toBeInViewport()
      await tab.click()
      await expect(panel(page)).toBeVisible()
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
        true,
      )
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(tab).toBeFocused()
      await tab.click()
      await panel(page).getByRole('button', { name: texts.CLOSE }).click()
      await expect(panel(page)).toBeHidden()
    }
    if ((viewport?.width ?? 0) < 640) return
    await openPanel(page, 'de')
    await page.mouse.click(200, 400)
    await expect(panel(page)).toBeHidden()
  },
)

test('with reduced motion too, the panel gets the focus, and a second Enter keeps it open', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/services')
  await page.getByRole('button', { name: t.ENQUIRY_TAB }).press('Enter')
  await expect(page.getByRole('heading', { name: t.ENQUIRY_PANEL_TITLE })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: t.CLOSE })).toBeFocused()
})

for (const [width, height] of [
  [320, 256],
  [320, 180],
  [844, 390],
] as const) {
  test(`on a screen of ${width} × ${height} px the fields and the button of the panel can be reached and seen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/services')
    await page.getByRole('button', { name: t.ENQUIRY_TAB }).press('Enter')
    for (const label of [t.FIRST_NAME, t.PHONE, t.EMAIL]) {
      await field(panel(page), label).focus()
      await expect(field(panel(page), label)).toBeInViewport({ ratio: 1 })
    }
    const button = sendButton(panel(page))
    await button.focus()
    await expect(button).toBeInViewport({ ratio: 1 })
  })
}

test('the focus stays inside the open panel', { tag: '@both' }, async ({ page }) => {
  await page.goto('/services')
  await openPanel(page)
  await expect(panel(page)).toBeVisible()
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    )
    expect(where).toBe(true)
  }
  expect(await axeViolations(page)).toEqual([])
})

for (const [screen, width] of [
  [639, 639],
  [640, 384],
  [768, 420],
  [1024, 480],
] as const) {
  test(`on a screen of ${screen} px the panel is ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width: screen, height: 800 })
    await page.goto('/services')
    await page.getByRole('button', { name: t.ENQUIRY_TAB }).press('Enter')
    await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(width)
    await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(screen - width)
    await expect(sendButton(panel(page))).toBeInViewport({ ratio: 1 })
  })
}
