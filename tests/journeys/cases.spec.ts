import { cases } from '@site/company/facts/company-pages.ts'
import type { Case } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { casePath } from '@site/company/i18n/pages.ts'
import { waitForHydration, panel, panelForm } from './enquiry-form.ts'
import { chooseLanguage } from './language-menu.ts'
import { expect, test } from './test.ts'

const t = messages.en
const [first, second] = cases

const title = (reference: Case | undefined, locale: Locale) => reference?.story.title[locale] ?? ''

test.skip(!first || !second, 'The company has fewer than two cases.')
// The frames of the film are slow to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const path = casePath(first?.story.slug ?? '')

test('a visitor opens a case from Home, reads it in French and goes on to the next', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: title(first, 'en') })
    .click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(first, 'en'))
  await chooseLanguage(page, 'en', 'fr', localizedPath('fr', path))
  await page.getByRole('link', { name: title(second, 'fr') }).click()
  await expect(page).toHaveURL(localizedPath('fr', casePath(second?.story.slug ?? '')))
})

test('Services leads to each case, and the case back to the results', async ({ page }) => {
  await page.goto('/services')
  for (const { story } of cases) {
    await expect(page.getByRole('link', { name: story.title.en })).toHaveAttribute(
      'href',
      casePath(story.slug),
    )
  }
  await page.getByRole('link', { name: title(first, 'en') }).click()
  await page.getByRole('main').getByRole('link', { name: t.SERVICES_REFERENCES_LABEL }).click()
  await expect(page).toHaveURL('/services#results')
})

test('a table has the figures of the drawing', async ({ page }) => {
  await page.goto(path)
  const months = first?.story.months ?? []
  const table = page.getByRole('table', { name: t.CASE_MONTHS })
  const rows = table.getByRole('row')
  await expect(rows).toHaveCount(months.length + 1)
  for (const [index, { value, note }] of months.entries()) {
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText([
      value.toLocaleString('en-GB'),
      note?.en ?? '',
    ])
  }
})

test('rejected options say so, and one is chosen', async ({ page }) => {
  const options = first?.story.options ?? []
  test.skip(options.length === 0, 'The case has no options.')
  await page.goto(path)
  for (const { name, chosen } of options) {
    const option = page.getByRole('listitem').filter({ hasText: name.en })
    await expect(option).toContainText(chosen ? t.CASE_CHOSEN : t.CASE_REJECTED)
    await expect(option.locator('s')).toHaveCount(chosen ? 0 : 1)
  }
})

test('an enquiry from a case begins with its title', { tag: '@both' }, async ({ page }) => {
  await page.goto(path)
  await page.locator('main a[data-enquiry-context]').click()
  await waitForHydration(panelForm(page))
  await expect(panel(page).locator('textarea')).toHaveValue(
    `${t.CONTEXT_CASE.replace('{title}', title(first, 'en'))}\n`,
  )
})

test('a case is printed with its drawing and its table, without the ways on', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(path)
  await expect(page.locator(`#case-${first?.story.slug ?? ''}`)).toBeVisible()
  await expect(page.getByRole('table', { name: t.CASE_MONTHS })).toBeVisible()
  await expect(page.getByText(title(second, 'en'))).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a case can be read, and leads on', async ({ page }) => {
    await page.goto(localizedPath('de', path))
    await expect(page.getByRole('heading', { name: messages.de.CASE_SETBACK })).toBeVisible()
    await page.getByRole('link', { name: title(second, 'de') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(second, 'de'))
  })
})

test.describe('a case that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('its address gets the 404 page', async ({ page }) => {
    const response = await page.goto('/fr/results/nowhere')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fr.NOT_FOUND_HEADING)
  })
})
