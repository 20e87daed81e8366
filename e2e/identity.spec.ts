import { company } from '../company/company.ts'
import { indexablePages } from '../company/company-pages.ts'
import { locales } from '../i18n/locales.ts'
import { cardSize, socialCardPath } from '../website/src/metadata/social-card-path.ts'
import { expect, test } from './test.ts'

interface Manifest {
  name: string
  icons: { src: string; sizes: string; purpose: string }[]
}

/** Width and height from the PNG header, at byte 16. */
const pngSize = (file: Buffer) => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`

test('the web manifest names the company, and its icons have the stated sizes', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(href ?? '')).json()) as Manifest
  expect(manifest.name).toBe(company.name)
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons) {
    expect(pngSize(await (await request.get(src)).body())).toBe(sizes)
  }
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
