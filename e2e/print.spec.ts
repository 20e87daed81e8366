import { locales } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { openPanel, panel } from './enquiry-form.ts'
import { expect, test } from './test.ts'

const sheets = { contact: 1, services: 2, privacy: 2 } as const

for (const page of ['contact', 'services', 'privacy'] as const) {
  test(`${page} prints on at most ${sheets[page]} A4, in every language`, async ({ page: tab }) => {
    for (const locale of locales) {
      await tab.goto(localizedPath(locale, page))
      const document = (await tab.pdf({ format: 'A4' })).toString('latin1')
      const printed = document.match(/\/Type \/Page\b/g)?.length
      expect(printed, locale).toBeLessThanOrEqual(sheets[page])
    }
  })
}

test('a filled-in form and an open panel add no pages', async ({ page }) => {
  await page.goto('/contact')
  await page.locator('main textarea').fill('Two lines\nof text. '.repeat(200))
  await openPanel(page)
  await expect(panel(page)).toBeVisible()
  const document = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(document.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
