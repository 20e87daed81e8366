import { company } from '@site/company/facts/company.ts'
import { cases } from '@site/company/facts/company-pages.ts'
import type { Case } from '@site/company/facts/define-company.ts'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { casePath } from '@site/company/i18n/pages.ts'
import { axeViolations } from './axe-violations.ts'
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

test('situations on Services lead to each case, and the case back to the results', async ({
  page,
}) => {
  await page.goto('/services')
  for (const { story } of cases) {
    await expect(
      page
        .getByRole('listitem')
        .locator(`a[href="${casePath(story.slug)}"]`)
        .first(),
    ).toBeVisible()
  }
  await page.getByRole('listitem').locator(`a[href="${path}"]`).first().click()
  await page.getByRole('main').getByRole('link', { name: t.HOME_RESULTS_LABEL }).click()
  await expect(page).toHaveURL('/#results')
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

for (const { story } of cases) {
  const { artefacts = [] } = story

  test(`the sheets of ${story.slug} have their rows, and a folded one opens`, async ({ page }) => {
    test.skip(artefacts.length === 0, 'The case has no artefacts.')
    await page.goto(casePath(story.slug))
    for (const { title, rows, excerpt } of artefacts) {
      const sheet = page.getByRole('figure', { name: title.en })
      const tables = sheet.getByRole('table', { name: title.en })
      const shown = tables.getByRole('row')
      const isFolded = excerpt !== undefined
      const notes = rows.filter(({ note }) => note).length
      if (isFolded) {
        await expect(tables).toHaveCount(1)
        await sheet.getByText(t.CASE_ARTEFACT_REST).click()
      }
      await expect(tables).toHaveCount(isFolded ? 2 : 1)
      // With the headings of the first table; those of the second are not repeated.
      await expect(shown).toHaveCount(1 + rows.length + notes)
      for (const { cells, note } of rows) {
        await expect(shown.filter({ hasText: cells.map(({ en }) => en).join('') })).toHaveCount(1)
        if (note) await expect(shown.filter({ hasText: note.en })).toHaveCount(1)
      }
      if (isFolded) {
        const fold = sheet.getByText(t.CASE_ARTEFACT_FOLD)
        const below = await fold.boundingBox()
        const last = await shown.last().boundingBox()
        expect(below?.y).toBeGreaterThan(last?.y ?? Infinity)
        await fold.click()
        await expect(tables).toHaveCount(1)
      }
    }
    expect(await axeViolations(page)).toEqual([])
  })

  test(`on a narrow phone the sheets of ${story.slug} fit, and stay tables`, async ({ page }) => {
    test.skip(artefacts.length === 0, 'The case has no artefacts.')
    await page.setViewportSize({ width: 320, height: 640 })
    for (const locale of locales) {
      await page.goto(localizedPath(locale, casePath(story.slug)))
      for (const { title, columns } of artefacts) {
        const table = page.getByRole('table', { name: title[locale] })
        await expect(table.getByRole('columnheader').first()).toHaveText(columns[0]?.[locale] ?? '')
        const box = await table.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 320), locale).toBeLessThanOrEqual(320)
      }
    }
  })

  test(`the remark on a month of ${story.slug} links to what went wrong`, async ({ page }) => {
    const remark = story.months.find(({ callout }) => callout)?.callout?.en
    test.skip(!remark, 'No month has a remark.')
    await page.goto(casePath(story.slug))
    await page.getByRole('link', { name: remark ?? '' }).click()
    await expect(page.getByRole('heading', { name: t.CASE_SETBACK })).toBeInViewport()
  })

  test(`the case of ${story.slug} names whom to call about it`, async ({ page }) => {
    const person = company.people?.find(({ name }) => name === story.contact?.person)
    test.skip(!person, 'The case names nobody.')
    await page.goto(casePath(story.slug))
    await expect(
      page.getByRole('heading', { name: t.CASE_CONTACT.replace('{name}', person?.name ?? '') }),
    ).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: person?.phone ?? '' }),
    ).toBeVisible()
  })
}

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
  const lastCell = first?.story.artefacts?.[0]?.rows.at(-1)?.cells[1]?.en
  if (lastCell) await expect(page.getByText(lastCell)).toBeVisible()
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
