import { indexablePages } from '@site/company/facts/company-pages.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { cardSize, socialCardPath } from '@site/website/src/metadata/social-card.ts'
import { expect, test } from './test.ts'

test('every icon that a page links to exists in its size', async ({ page }) => {
  await page.goto('/')
  const icons = await page.evaluate(() =>
    Promise.all(
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel*=icon]'), async (link) => {
        const picture = new Image()
        picture.src = link.href
        await picture.decode()
        return [new URL(link.href).pathname, picture.naturalWidth]
      }),
    ),
  )
  expect(icons).toEqual([
    ['/favicon.png', 48],
    ['/favicon.svg', expect.any(Number)],
    ['/apple-touch-icon.png', 180],
  ])
})

test('every page has its social card in every language, each under 120 kB', async ({ page }) => {
  await page.goto('/contact')
  for (const locale of locales) {
    for (const name of indexablePages) {
      const path = socialCardPath(locale, name)
      const card = await page.evaluate(async (address) => {
        const file = await (await fetch(address)).blob()
        const { width, height } = await createImageBitmap(file)
        return { bytes: file.size, size: { width, height } }
      }, path)
      expect(card.size, path).toEqual(cardSize)
      expect(card.bytes, path).toBeLessThanOrEqual(120_000)
    }
  }
})

test('the browser’s own bars have the colour of the theme', { tag: '@both' }, async ({ page }) => {
  await page.goto('/services')
  const paper = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--paper'),
  )
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', paper)
})
