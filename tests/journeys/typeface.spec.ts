import { expect, test } from './test.ts'

test('words keep the space between them, and large figures have a 1 without a foot', async ({
  page,
}) => {
  await page.goto('/services')
  const widths = await page.evaluate(async () => {
    const font = '560 100px "Archivo Variable"'
    await document.fonts.load(font)
    const context = document.createElement('canvas').getContext('2d')
    const figures = document.createElement('span')
    document.body.append(figures)
    if (!context) throw new Error('There is no canvas.')
    context.font = font
    figures.style.font = font
    figures.style.position = 'absolute'
    figures.textContent = '11'
    const width = (text: string) => context.measureText(text).width
    const figuresWidth = (features: string) => {
      figures.style.fontFeatureSettings = features
      return figures.getBoundingClientRect().width
    }
    return {
      kerning: Array.from('PKYFkr', (letter) =>
        Math.round(width(`${letter} a`) - width(letter) - width(' ') - width('a')),
      ),
      large: figuresWidth("'kern', 'ss01'"),
      ordinary: figuresWidth("'kern'"),
    }
  })
  expect(widths.kerning).toEqual([0, 0, 0, 0, 0, 0])
  expect(widths.large).toBeLessThan(0.8 * widths.ordinary)
})
