import { messages } from '@site/company/i18n/messages.ts'
import { openPanel, panel } from './enquiry-form.ts'
import { printedSheets } from './printed-sheets.ts'
import { sitePages } from './site-pages.ts'
import { expect, test } from './test.ts'

const t = messages.en

test('the text of every page is printed in at least 10 points', async ({ page }) => {
  await page.setViewportSize({ width: 658, height: 1009 })
  await page.emulateMedia({ media: 'print' })
  for (const { path } of sitePages.filter(({ locale }) => locale === 'de')) {
    await page.goto(path)
    const small = await page.locator('main p:visible').evaluateAll((paragraphs) =>
      paragraphs
        .filter((paragraph) => !paragraph.closest('.label, .visually-hidden'))
        .filter((paragraph) => parseFloat(getComputedStyle(paragraph).fontSize) < (10 * 4) / 3)
        .map((paragraph) => paragraph.textContent),
    )
    expect(small, path).toEqual([])
  }
})

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

test('a filled-in form and an open panel add no sheets', async ({ page }) => {
  await page.goto('/contact')
  const empty = await printedSheets(page)
  await page.locator('main textarea').fill('Two lines\nof text. '.repeat(200))
  await openPanel(page)
  await expect(panel(page)).toBeVisible()
  expect(empty).toBeGreaterThan(0)
  expect(await printedSheets(page)).toBe(empty)
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
