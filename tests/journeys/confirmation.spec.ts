import type { Page } from '@playwright/test'
import { referenceOf } from '@site/enquiry/reference.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { axeViolations } from './axe-violations.ts'
import {
  confirmationIn,
  field,
  fillIn,
  openPanel,
  pageForm,
  panel,
  panelForm,
  sampleValues,
  sendButton,
  fillInAndHydrate,
} from './enquiry-form.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { expect, test } from './test.ts'

const t = messages.en
const main = (page: Page) => page.getByRole('main')

/** A toast that is fading out need not be readable. */
const violationsWithoutToast = async (page: Page) => {
  await expect(page.locator('[data-type="success"]')).toHaveCount(0)
  return axeViolations(page)
}

// Both screens in German, whose texts are the longest.
for (const locale of locales) {
  test(
    `in ${locale}, the confirmation replaces the form`,
    { tag: locale === 'de' ? '@both' : [] },
    async ({ page }) => {
      const texts = messages[locale]
      const values = sampleValues('Confirmed.')
      await page.goto(localizedPath(locale, 'contact'))
      const form = pageForm(page)
      await fillInAndHydrate(form, locale, values)
      const request = page.waitForRequest('**/send-mail')
      await sendButton(form, locale).click()
      const reference = referenceOf((await (await request).headerValue('idempotency-key')) ?? '')

      const confirmation = confirmationIn(main(page))
      await expect(confirmation).toBeFocused()
      await expect(confirmation).toBeInViewport()
      await expect(confirmation.getByText(reference, { exact: true })).toBeVisible()
      await expect(confirmation.getByRole('listitem')).toHaveCount(3)
      await expect(confirmation.getByText(texts.NEXT_OFFER_TEXT)).toBeVisible()
      await expect(form).toBeHidden()
      // The page has the same text next to the form; only one of the two is visible.
      await expect(
        main(page).getByText(texts.NEXT_OFFER_TEXT).filter({ visible: true }),
      ).toHaveCount(1)
      expect(await violationsWithoutToast(page)).toEqual([])
    },
  )
}

test('the confirmation is announced once: by its focus, and not by a live region too', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = pageForm(page)
  await fillInAndHydrate(form, 'en', sampleValues('Read out.'))
  await sendButton(form).click()
  await expect(confirmationIn(main(page))).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('writing another enquiry shows an empty form with the focus in its first field', async ({
  page,
}) => {
  const first = sampleValues('The first.')
  const second = sampleValues('The second.')
  await page.goto('/contact')
  const form = pageForm(page)
  await fillInAndHydrate(form, 'en', first)
  await sendButton(form).click()
  await main(page).getByRole('button', { name: t.SENT_ANOTHER }).press('Enter')
  await expect(field(form, t.FIRST_NAME)).toBeFocused()
  await expect(form.locator('textarea')).toHaveValue('')
  await expect(confirmationIn(main(page))).toHaveCount(0)

  await fillIn(form, 'en', second)
  await sendButton(form).click()
  await expect(confirmationIn(main(page))).toBeFocused()
  expect(storedEnquiries(first.message)).toBe(1)
  expect(storedEnquiries(second.message)).toBe(1)
})

test('the text can be copied with its reference', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const fr = messages.fr
  const values = sampleValues('Copié.')
  await page.goto('/fr/contact')
  const form = pageForm(page)
  await fillInAndHydrate(form, 'fr', values)
  await sendButton(form, 'fr').click()
  await main(page).getByRole('button', { name: fr.RESCUE_COPY }).click()
  await expect(main(page).getByRole('button', { name: fr.RESCUE_COPIED })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Votre numéro de référence\u00a0: [0-9A-F]{8}\n/)
  expect(copied).toContain(`${fr.LABEL_MESSAGE}\u00a0: ${values.message}`)
})

test(
  'in the panel the confirmation scrolls, and its buttons can be reached',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/services')
    await openPanel(page)
    const form = panelForm(page)
    await fillInAndHydrate(form, 'en', sampleValues('In the panel.'))
    await sendButton(form).click()
    await expect(confirmationIn(panel(page))).toBeFocused()
    await expect(form).toBeHidden()
    const another = panel(page).getByRole('button', { name: t.SENT_ANOTHER })
    await another.focus()
    await expect(another).toBeInViewport({ ratio: 1 })
    expect(await violationsWithoutToast(page)).toEqual([])
  },
)
