import type { Locator, Page } from '@playwright/test'
import { messages } from '@site/company/i18n/messages.ts'
import {
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
import { storedEnquiries } from './stored-enquiries.ts'
import { expect, test } from './test.ts'

const t = messages.en

/** The form of the contact page, sent with nothing but a first name. */
async function formWithErrors(page: Page): Promise<Locator> {
  await page.goto('/contact')
  const form = pageForm(page)
  await field(form, t.FIRST_NAME).fill('Jürg')
  await waitForHydration(form)
  await sendButton(form).click()
  await expect(form.getByText(t.L_REQUIRED).first()).toBeVisible()
  return form
}

test('errors reappear after Back', async ({ page }) => {
  const form = await formWithErrors(page)
  await page.goto('/services')
  await page.goBack()
  await expect(form.getByText(t.ERROR_SUMMARY)).toBeVisible()
  await expect(field(form, t.EMAIL)).toHaveAccessibleDescription(new RegExp(t.E_REQUIRED))
})

test('errors do not reappear once an enquiry was sent', async ({ page }) => {
  await page.goto('/services')
  await openPanel(page)
  await field(panel(page), t.FIRST_NAME).fill('Jürg')
  await waitForHydration(panelForm(page))
  await sendButton(panel(page)).click()
  await expect(panel(page).getByText(t.ERROR_SUMMARY)).toBeVisible()
  await page.goto('/contact')
  await expect(pageForm(page).getByText(t.ERROR_SUMMARY)).toBeVisible()
  await fillIn(pageForm(page), 'en', sampleValues('Sent after errors elsewhere.'))
  await sendButton(pageForm(page)).click()
  await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  // The next enquiry has no errors yet.
  await page.getByRole('button', { name: t.SENT_ANOTHER }).click()
  await field(pageForm(page), t.FIRST_NAME).fill('Anna')
  await page.goBack()
  await openPanel(page)
  await expect(field(panel(page), t.FIRST_NAME)).toHaveValue('Anna')
  await expect(panel(page).getByText(t.ERROR_SUMMARY)).toHaveCount(0)
})

test('after Back, only errors that still apply reappear', async ({ page }) => {
  const form = await formWithErrors(page)

  await page.goto('/services')
  await openPanel(page)
  await waitForHydration(panelForm(page))
  await field(panel(page), t.LAST_NAME).fill('Müller')
  await page.goBack()
  await expect(field(form, t.LAST_NAME)).toHaveValue('Müller')
  await expect(field(form, t.PHONE)).toHaveAccessibleDescription(new RegExp(t.P_REQUIRED))
  await expect(field(form, t.LAST_NAME)).toHaveAttribute('aria-invalid', 'false')
})

test('errors stay while the other form of the page is being filled in', async ({ page }) => {
  const form = await formWithErrors(page)
  await openPanel(page)
  await waitForHydration(panelForm(page))
  await field(panel(page), t.LAST_NAME).fill('Müller')
  await page.keyboard.press('Escape')
  await expect(field(form, t.LAST_NAME)).toHaveAttribute('aria-invalid', 'false')
  await expect(field(form, t.PHONE)).toHaveAccessibleDescription(new RegExp(t.P_REQUIRED))
})

test('after Back, the form shows what was typed on the next page', async ({ page }) => {
  await page.goto('/contact')
  const form = pageForm(page)
  await field(form, t.FIRST_NAME).fill('Jürg')
  await field(form, t.LAST_NAME).fill('Muller')
  await waitForHydration(form)
  await page.goto('/services')
  await openPanel(page)
  await waitForHydration(panelForm(page))
  await field(panel(page), t.LAST_NAME).fill('Müller')
  await page.goBack()
  await waitForHydration(form)
  await expect(field(form, t.FIRST_NAME)).toHaveValue('Jürg')
  // The draft is newer than what the browser has restored.
  await expect(field(form, t.LAST_NAME)).toHaveValue('Müller')
})

test('text that the browser restores after Back is not a draft, because it may have been sent since', async ({
  page,
}) => {
  const values = sampleValues('Sent on the next page.')
  await page.goto('/contact')
  const form = pageForm(page)
  await fillInAndHydrate(form, 'en', values)
  await page.goto('/services')
  await openPanel(page)
  await expect(panel(page).locator('textarea')).toHaveValue(values.message)
  await sendButton(panel(page)).click()
  await expect(panel(page).getByText(t.FORM_SUBMITTED).first()).toBeVisible()

  await page.goBack()
  await waitForHydration(form)
  await page.goto('/services')
  await openPanel(page)
  await waitForHydration(panelForm(page))
  await expect(panel(page).locator('textarea')).toHaveValue('')
  expect(storedEnquiries(values.message)).toBe(1)
})
