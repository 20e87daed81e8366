import type { Page } from '@playwright/test'
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
  write,
} from './enquiry-form.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { expect, test } from './test.ts'

const t = messages.en

/**
 * Chrome puts text into two nested `<font>` elements, except where `translate="no"` forbids it;
 * Firefox and Safari change the text nodes in place.
 */
const translate = (
  page: Page,
  browser: 'Chrome' | 'Firefox' = 'Chrome',
  place: 'body' | 'main' = 'body',
) =>
  page.locator(place).evaluate((translated, browser) => {
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
  test(`a form that ${browser} has translated keeps what was typed, and can be sent`, async ({
    page,
  }) => {
    const values = sampleValues(`Translated by ${browser}.`)
    await page.goto('/contact')
    await translate(page, browser)
    const form = pageForm(page)
    const code = page.waitForResponse(/EnquiryForm.*\.js$/)
    await fillIn(form, 'en', values)
    await (await code).finished()
    await form.getByRole('button', { name: t.SEND }).click()
    await expect(page.getByRole('heading', { name: t.THANK_YOU_LEAD })).toBeVisible()
    expect(storedEnquiries(values.message)).toBe(1)
  })
}

// Firefox translates only what is near the screen: not the closed panel.
test.describe('beside a form that Firefox has translated, the panel', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
    await translate(page, 'Firefox', 'main')
  })

  test('sends what was typed there, once and as last corrected', async ({ page }) => {
    const values = sampleValues('Translated page, sent from the panel.')
    await fillIn(pageForm(page), 'en', { ...values, email: 'juerg@' })
    await openPanel(page)
    await hydrated(panelForm(page))
    await field(panelForm(page), t.EMAIL).fill(values.email)
    await expect(field(pageForm(page), t.EMAIL)).toHaveValue(values.email)
    await sendButton(panelForm(page)).click()
    await expect(confirmationIn(panel(page))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field(pageForm(page), t.MESSAGE_CONTACT)).toHaveValue('')
    await page.goto('/services')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(storedEnquiries(values.message)).toBe(1)
  })

  test('fills in the form of the page as well', async ({ page }) => {
    await openPanel(page)
    await write(panelForm(page), 'en', sampleValues('Typed in the panel.'))
    await page.keyboard.press('Escape')
    await expect(field(pageForm(page), t.FIRST_NAME)).toHaveValue('Jürg')
  })

  test('shows what is typed there later, and keeps it', async ({ page }) => {
    await openPanel(page)
    await hydrated(panelForm(page))
    await page.keyboard.press('Escape')
    await field(pageForm(page), t.FIRST_NAME).fill('Jürg')
    await openPanel(page)
    await expect(field(panelForm(page), t.FIRST_NAME)).toHaveValue('Jürg')
    await field(panelForm(page), t.LAST_NAME).fill('Müller')
    await expect(field(pageForm(page), t.FIRST_NAME)).toHaveValue('Jürg')
    await page.goto('/de/contact')
    await expect(field(pageForm(page), messages.de.FIRST_NAME)).toHaveValue('Jürg')
    await expect(field(pageForm(page), messages.de.LAST_NAME)).toHaveValue('Müller')
  })
})

for (const [what, expected] of [
  ['changed', 'Changed since.'],
  ['sent', ''],
] as const) {
  test(`a text that was ${what} on another page is not shown as before after Back to a translated page`, async ({
    page,
  }) => {
    const values = sampleValues('Before.')
    await page.goto('/contact')
    await translate(page, 'Firefox', 'main')
    await fillIn(pageForm(page), 'en', values)
    await page.goto('/services')
    await openPanel(page)
    await hydrated(panelForm(page))
    if (what === 'changed') await panelForm(page).locator('textarea').fill(expected)
    else {
      await sendButton(panelForm(page)).click()
      await expect(confirmationIn(panel(page))).toBeVisible()
    }
    // Before the code of the form arrives.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.querySelector('main label')?.append(' (it)')
      })
    })
    await page.goBack()
    await expect(pageForm(page).locator('textarea')).toHaveValue(expected)
    await expect(pageForm(page)).not.toHaveAttribute('novalidate')
  })
}

test('a form that is translated after hydration still works', async ({ page }) => {
  const values = sampleValues('Translated later.')
  await page.goto('/contact')
  const form = pageForm(page)
  await write(form, 'en', values)
  await translate(page)
  await form.getByRole('button', { name: t.SEND }).click()
  await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  expect(storedEnquiries(values.message)).toBe(1)
})

test('a translated error message is replaced by the next one', async ({ page }) => {
  await page.goto('/contact')
  const form = pageForm(page)
  await field(form, t.EMAIL).focus()
  await hydrated(form)
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
