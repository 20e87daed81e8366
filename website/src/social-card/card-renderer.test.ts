import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { indexablePages } from '../../../company/company-pages.ts'
import { locales } from '../../../i18n/locales.ts'
import { cardAreas } from './card-areas.ts'
import { cardContent } from './card-content.ts'
import { openCardRenderer } from './card-renderer.ts'

const css = readFileSync(new URL('social-card.css', import.meta.url), 'utf8')
const renderer = await openCardRenderer(new URL('../styles/archivo.woff2', import.meta.url), css)
const title = cardAreas.opening.heading

test('a short title takes one line at full size', async () => {
  expect(await renderer.fitText('Partner', title)).toBe(168)
})

test('a long word shrinks until it fits', async () => {
  const size = await renderer.fitText('Dienstleistungen', title)
  expect(size).toBeGreaterThan(140)
  expect(size).toBeLessThan(168)
})

test('a title takes two lines where that makes it larger', async () => {
  expect(await renderer.fitText('Erklärung zur Barrierefreiheit der Website', title)).toBe(92)
})

test('a text that does not fit is refused', async () => {
  await expect(renderer.fitText('x'.repeat(200), title)).rejects.toThrow(
    'does not fit on a social card',
  )
})

for (const locale of locales) {
  test.for(indexablePages)(`the ${locale} title of %s stays large`, async (page) => {
    const { heading } = cardContent(locale, page)
    expect(await renderer.fitText(heading, title)).toBeGreaterThanOrEqual(80)
  })
}
