import { expect, test } from 'vitest'
import { indexablePages } from '../../i18n/company-pages.ts'
import { locales } from '../../i18n/locales.ts'
import { cardContent } from './card-content.ts'
import { titleStyle } from './drawing.ts'
import { setLines } from './set-lines.ts'
import { openTypeSetter } from './type-setter.ts'

const setter = await openTypeSetter()
const column = { width: 1072, sizes: [168, 92], style: titleStyle }

test('a short title takes one line at full size', () => {
  expect(setLines('Partner', column, setter)).toEqual({ size: 168, lines: ['Partner'] })
})

test('a long word shrinks until it fits, and not further', () => {
  const { size, lines } = setLines('Dienstleistungen', column, setter)
  expect(lines).toEqual(['Dienstleistungen'])
  expect(setter.measure('Dienstleistungen', titleStyle) * size).toBeLessThanOrEqual(column.width)
  expect(setter.measure('Dienstleistungen', titleStyle) * (size + 2)).toBeGreaterThan(column.width)
})

test('a title takes two lines where that makes it larger', () => {
  const title = 'Erklärung zur Barrierefreiheit der Website'
  expect(setLines(title, column, setter).lines).toHaveLength(2)
})

test('a text that does not fit is refused', () => {
  expect(() => setLines('x'.repeat(200), column, setter)).toThrow('does not fit on a social card')
})

for (const locale of locales) {
  test.for(indexablePages)(`the ${locale} title of %s stays large`, (page) => {
    const { heading } = cardContent(locale, page)
    expect(setLines(heading, column, setter).size).toBeGreaterThanOrEqual(80)
  })
}
