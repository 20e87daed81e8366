import { company } from '@site/company/facts/company.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { field, fillIn, pageForm, sampleValues, sendButton } from './enquiry-form.ts'
import { layoutLocales } from './nightly.ts'
import { emailsAbout } from './mailbox.ts'
import { sitePages } from './site-pages.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ })

test('every page can be read', async ({ page }) => {
  const tested = sitePages.filter(({ locale }) => layoutLocales.includes(locale))
  for (const { path, heading } of tested) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main')).toBeVisible()
  }
})

test(
  'menus and language links work, and the theme toggle is hidden',
  { tag: '@both' },
  async ({ page, hasMenu }) => {
    const t = messages.en
    await page.goto('/services')
    await page.getByRole('button', { name: hasMenu ? t.OPEN_MENU : t.LANGUAGE }).click()
    await expect(page.locator('[data-theme-toggle]').filter({ visible: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Deutsch' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/de/services')
  },
)

test(
  'the tab opens the contact page, and an enquiry the thank-you page',
  { tag: '@both' },
  async ({ page }) => {
    const de = messages.de
    const values = sampleValues('Ohne JavaScript.')
    await page.goto('/de/about-us')
    await page.getByRole('link', { name: de.ENQUIRY_TAB }).click()
    await expect(page).toHaveURL('/de/contact')
    const form = pageForm(page)
    await fillIn(form, 'de', values)
    await sendButton(form, 'de').click()
    await expect(page).toHaveURL(/\/de\/thank-you\?reference=/)
    await expect(page.getByRole('heading', { name: de.THANK_YOU_LEAD })).toBeVisible()
    const [mail] = await emailsAbout(values.message)
    expect(mail?.replyTo?.[0]).toMatchObject({ address: values.email })
    // The page shows the reference that the company has received.
    const reference = new URL(page.url()).searchParams.get('reference') ?? ''
    expect(mail?.subject).toContain(reference)
    await expect(page.getByText(de.SENT_REFERENCE)).toBeVisible()
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    await expect(page.getByText(de.NEXT_OFFER_TEXT)).toBeVisible()
  },
)

for (const locale of layoutLocales) {
  test(`the ${locale} thank-you page, opened directly, explains how to send an enquiry`, async ({
    page,
  }) => {
    const t = messages[locale]
    await page.goto(localizedPath(locale, 'thankYou'))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading')).toHaveText([t.ENQUIRY_PANEL_TITLE])
    await expect(main).toContainText(company.email)
    await expect(page.getByText(t.SENT_REFERENCE)).toBeHidden()
    await main.getByRole('link', { name: t.CONTACT }).click()
    await expect(page).toHaveURL(localizedPath(locale, 'contact'))
  })
}

test('the closing section of a page links to the form', { tag: '@both' }, async ({ page }) => {
  await page.goto('/about-us')
  const closing = page.getByRole('main').getByRole('link', { name: messages.en.CLOSING_BUTTON })
  await closing.click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('main').locator('textarea')).toHaveValue('')
})

test(
  'an invalid form is shown again in its language with errors and every value',
  { tag: '@both' },
  async ({ page }) => {
    const fr = messages.fr
    const values = sampleValues('Sans «JavaScript» <b>& co</b>')
    await page.goto('/fr/contact')
    const form = pageForm(page)
    await fillIn(form, 'fr', values)
    await field(form, fr.SOURCE).selectOption('others')
    await expect(field(form, fr.OTHER_SOURCE)).toBeVisible()
    await sendButton(form, 'fr').click()

    await expect(page).toHaveTitle(new RegExp(`^${fr.ERROR_TITLE_PREFIX}`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    await expect(form.getByText(fr.ERROR_SUMMARY)).toBeVisible()
    await expect(field(form, fr.OTHER_SOURCE)).toHaveAccessibleDescription(
      new RegExp(fr.OTHER_REQUIRED),
    )
    await expect(field(form, fr.FIRST_NAME)).toHaveValue(values.firstName)
    await expect(form.locator('textarea')).toHaveValue(values.message)

    await field(form, fr.OTHER_SOURCE).fill('Une foire')
    await sendButton(form, 'fr').click()
    await expect(page).toHaveURL(/\/fr\/thank-you\?/)
    const [mail] = await emailsAbout(values.message)
    expect(mail?.text).toContain('Une foire')
  },
)

test('an address with an umlaut is accepted, as with JavaScript, and an empty form gets every message', async ({
  page,
}) => {
  const t = messages.en
  const values = { ...sampleValues('Umlaut.'), email: 'zoë@example.ch' }
  await page.goto('/contact')
  const form = pageForm(page)
  await sendButton(form).click()
  for (const error of [t.F_REQUIRED, t.L_REQUIRED, t.P_REQUIRED, t.E_REQUIRED, t.S_REQUIRED]) {
    await expect(form.getByText(error).first()).toBeVisible()
  }
  await fillIn(form, 'en', values)
  await sendButton(form).click()
  await expect(page).toHaveURL(/\/thank-you\?reference=/)
  expect(storedEnquiries(values.message)).toBe(1)
})

test('an invalid form that is too long to be shown again is emptied, and says so', async ({
  page,
}) => {
  const de = messages.de
  const values = { ...sampleValues('"'.repeat(70_000)), email: 'nobody' }
  await page.goto('/de/contact')
  const form = pageForm(page)
  await fillIn(form, 'de', values)
  await sendButton(form, 'de').click()
  await expect(page.getByText(de.VALUES_LEFT_OUT)).toBeVisible()
  await expect(form.getByText(de.E_INVALID).first()).toBeVisible()
  await expect(form.locator('textarea')).toHaveValue('')
  await page.goBack()
  await expect(form.locator('textarea')).toHaveValue(values.message)
})

test.describe('a refused form', () => {
  test.use({ expectedErrors: /status of 4(03|13)/ })

  test('that is too long gets a page in its language', async ({ page }) => {
    const fr = messages.fr
    await page.goto('/fr/contact')
    const form = pageForm(page)
    await fillIn(form, 'fr', sampleValues('x'.repeat(2 * 1024 * 1024)))
    await sendButton(form, 'fr').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.NOT_SENT_HEADING)
    await expect(page.getByText(fr.NOT_SENT_TOO_LONG)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    await expect(page.getByRole('link', { name: fr.RESCUE_EMAIL })).toBeVisible()
  })

  test('that another website posted gets a page, and nothing is stored', async ({
    page,
    baseURL,
  }) => {
    const t = messages.en
    const message = 'From elsewhere.'
    await page.setContent(
      `<form method="post" action="${baseURL ?? ''}/send-mail?language=en">
        <input name="message" value="${message}"><button>Go on</button>
      </form>`,
    )
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByText(t.NOT_SENT_REFUSED)).toBeVisible()
    expect(storedEnquiries(message)).toBe(0)
  })
})

test('after error, correction and thank-you page, Back restores the form with its errors', async ({
  page,
}) => {
  const fr = messages.fr
  const values = sampleValues('Retour.')
  await page.goto('/fr/contact')
  const form = pageForm(page)
  await fillIn(form, 'fr', values)
  await field(form, fr.SOURCE).selectOption('others')
  await sendButton(form, 'fr').click()
  await expect(form.getByText(fr.ERROR_SUMMARY)).toBeVisible()
  await field(form, fr.OTHER_SOURCE).fill('Une foire')
  await sendButton(form, 'fr').click()
  await expect(page).toHaveURL(/\/fr\/thank-you\?/)

  await page.goBack()
  await expect(page).toHaveURL(/\/send-mail/)
  await expect(form.getByText(fr.ERROR_SUMMARY)).toBeVisible()
  await expect(form.locator('textarea')).toHaveValue(values.message)
  await page.goBack()
  await expect(page).toHaveURL('/fr/contact')
  expect(storedEnquiries(values.message)).toBe(1)
})
