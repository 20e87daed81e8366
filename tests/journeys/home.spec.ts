import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { layoutLocales } from './nightly.ts'
import { expect, test } from './test.ts'

const t = messages.en

test(
  'the band is in the first view, and its arrow scrolls to the first section',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(t.HOME_BAND)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(t.HOME_BAND)).toHaveCSS('text-transform', 'uppercase')
    await page.getByRole('link', { name: t.HOME_BAND_ARROW }).click()
    await expect(page.getByRole('heading', { name: t.HOME_WHAT_LABEL })).toBeInViewport()
  },
)

for (const locale of layoutLocales) {
  test(`the ${locale} band is in the first view of low and narrow screens`, async ({ page }) => {
    // The frames of the film are slow to draw.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [568, 320],
      [667, 375],
      [740, 360],
      [844, 390],
      [1280, 600],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(localizedPath(locale, 'home'))
      const band = page.getByText(messages[locale].HOME_BAND)
      await expect(band, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
    }
  })
}

test('a click on a picture of an area or a page opens it', async ({ page }) => {
  // Pictures that come into view would move under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const pictures = page.locator('main li:has(a) img:visible')
  expect(await pictures.count()).toBeGreaterThan(0)
  for (const picture of await pictures.all()) {
    const link = await picture.evaluate((image) => {
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = image.getBoundingClientRect()
      const target = document.elementFromPoint(left + width / 2, top + height / 2)
      return target?.closest('a')?.getAttribute('href')
    })
    expect(link).toMatch(/^\//)
  }
})
