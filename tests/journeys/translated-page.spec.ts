import type { Page } from '@playwright/test'
import { messages } from '@site/company/i18n/messages.ts'
import {
  confirmationIn,
  field,
  fillIn,
  waitForHydration,
  pageForm,
  sampleValues,
  sendButton,
  fillInAndHydrate,
} from './enquiry-form.ts'
import { holdCode } from './hold.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { expect, test } from './test.ts'

const t = messages.en

/**
 * Chrome puts text into two nested `<font>` elements, except where `translate="no"` forbids it;
 * Firefox and Safari change the text nodes in place.
 */
const translate = (page: Page, browser: 'Chrome' | 'Firefox' = 'Chrome') =>
  page.locator('body').evaluate((translated, browser) => {
    const texts = document.createTreeWalker(translated, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, [translate=no]'))
        continue
      // Appended, so that the labels still begin as the test expects.
      text.data += ' (it)'
      if (browser === 'Firefox') continue
      const outer = document.createElement('font' as string)
      const inner = document.createElement('font' as string)
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }, browser)

for (const browser of ['Chrome', 'Firefox'] as const) {
  test.describe(`a form that ${browser} has translated before its code has loaded`, () => {
    // React reports that it has drawn the form anew.
    test.use({ expectedErrors: /Minified React error #418/ })

    test('keeps what was typed and the focus, and is sent', async ({ page }) => {
      const values = sampleValues(`Translated for ${browser}.`)
      const release = await holdCode(page)
      await page.goto('/contact', { waitUntil: 'domcontentloaded' })
      const form = pageForm(page)
      await fillIn(form, 'en', values)
      await translate(page, browser)
      await field(form, t.EMAIL).focus()
      release()
      await waitForHydration(form)
      await expect(field(form, t.EMAIL)).toBeFocused()
      await form.getByRole('button', { name: t.SEND }).click()
      await expect(confirmationIn(page.getByRole('main'))).toBeVisible()
      expect(storedEnquiries(values.message)).toBe(1)
    })
  })
}

test('a form that is translated after hydration still works', async ({ page }) => {
  const values = sampleValues('Translated later.')
  await page.goto('/contact')
  const form = pageForm(page)
  await fillInAndHydrate(form, 'en', values)
  await translate(page)
  await form.getByRole('button', { name: t.SEND }).click()
  await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  expect(storedEnquiries(values.message)).toBe(1)
})

test('a translated error message is replaced by the next one', async ({ page }) => {
  await page.goto('/contact')
  const form = pageForm(page)
  await field(form, t.EMAIL).focus()
  await waitForHydration(form)
  await sendButton(form).click()
  await expect(field(form, t.EMAIL)).toHaveAccessibleDescription(new RegExp(t.E_REQUIRED))
  await translate(page)
  await field(form, t.EMAIL).fill('jürg.example.ch')
  await expect(field(form, t.EMAIL)).toHaveAccessibleDescription(new RegExp(t.E_INVALID))
})

test('the company’s name, its address and the names of the languages are not translated', async ({
  page,
}) => {
  await page.goto('/services')
  await translate(page)
  const header = page.getByRole('banner')
  await expect(header.getByRole('button').first()).toHaveAccessibleName(/English$/)
  await expect(header.getByRole('link').first()).not.toContainText('(it)')
  await expect(page.getByRole('contentinfo').locator('address')).not.toContainText('(it)')
  await expect(header.getByRole('link', { name: t.ABOUT_US })).toContainText('(it)')
})
