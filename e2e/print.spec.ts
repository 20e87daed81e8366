import { locales } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { messages } from '../i18n/messages.ts'
import { openPanel, panel } from './enquiry-form.ts'
import { expect, test } from './test.ts'

const t = messages.en

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

for (const [path, sheet] of Object.entries({
  '/de/privacy': { format: 'Letter' },
  '/de/about-us': { format: 'A4', landscape: true },
  '/fr': { format: 'A4', scale: 1.2 },
})) {
  test(`${path} begins on the first sheet, below the logo`, async ({ page }) => {
    await page.goto(path)
    const first = await page.pdf({ ...sheet, pageRanges: '1', tagged: true })
    // The tag of a paragraph; the letterhead has none.
    expect(first.includes('/S /P\n')).toBe(true)
  })
}

test('the titles of the cards are printed on one line', async ({ page }) => {
  // A4.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/de')
  const title = page.getByRole('heading', { level: 3, name: messages.de.SERVICES })
  expect((await title.boundingBox())?.height).toBeLessThan(20)
})

test('a filled-in form and an open panel add no pages', async ({ page }) => {
  await page.goto('/contact')
  await page.locator('main textarea').fill('Two lines\nof text. '.repeat(200))
  await openPanel(page)
  await expect(panel(page)).toBeVisible()
  const document = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(document.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test(
  'the printed contact page shows how to reach the company, and no form',
  { tag: '@both' },
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.getByText(t.CONTACT_DIRECT)).toBeVisible()
    await expect(main.locator('address')).toBeVisible()
    await expect(main.locator('form')).toBeHidden()
    await expect(page.getByRole('button', { name: t.ENQUIRY_TAB })).toBeHidden()
    await expect(page.getByRole('link', { name: t.SKIP_TO_CONTENT })).toBeHidden()
    // When printed, the header is a letterhead that covers nothing.
    const letterhead = await page.getByRole('banner').boundingBox()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((letterhead?.y ?? 0) + (letterhead?.height ?? 0))
    await page.goto('/')
    await expect(page.locator('img[fetchpriority]')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  },
)
