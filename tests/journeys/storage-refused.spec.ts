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
} from './enquiry-form.ts'
import { holdCode } from './hold.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { expect, test } from './test.ts'

const t = messages.en

// As in Firefox when all cookies are blocked (`network.cookie.cookieBehavior` 2).
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, { get: refuse })
    }
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: refuse })
  })
})
// A stored theme cannot be read here.
test.use({ chosenTheme: undefined })

test('without storage, an enquiry is validated, shared with the panel and sent', async ({
  page,
}) => {
  const values = sampleValues('Nothing stored.')
  await page.goto('/contact')
  const form = pageForm(page)
  await field(form, t.FIRST_NAME).fill('Jürg')
  await waitForHydration(form)
  await sendButton(form).click()
  await expect(field(form, t.LAST_NAME)).toHaveAccessibleDescription(new RegExp(t.L_REQUIRED))

  await openPanel(page)
  await waitForHydration(panelForm(page))
  await expect(field(panel(page), t.FIRST_NAME)).toHaveValue('Jürg')
  await fillIn(panel(page), 'en', values)
  await page.keyboard.press('Escape')
  await expect(form.locator('textarea')).toHaveValue(values.message)
  await sendButton(form).click()
  await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
  expect(storedEnquiries(values.message)).toBe(1)
})

test('without storage, an enquiry posted before the form’s code has loaded is stored', async ({
  page,
}) => {
  const values = sampleValues('Nothing stored, no code.')
  const release = await holdCode(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await fillIn(pageForm(page), 'en', values)
  await sendButton(pageForm(page)).click()
  await expect(page).toHaveURL(/\/thank-you/)
  release()
  expect(storedEnquiries(values.message)).toBe(1)
})

test(
  'without storage, menus, theme and languages still work',
  { tag: '@both' },
  async ({ page, hasMenu }) => {
    await page.goto('/services')
    if (hasMenu) await page.getByRole('button', { name: t.OPEN_MENU }).click()
    await page.getByRole('button', { name: t.SWITCH_TO_DARK_MODE }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    if (!hasMenu) await page.getByRole('button', { name: t.LANGUAGE }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/services')
  },
)
