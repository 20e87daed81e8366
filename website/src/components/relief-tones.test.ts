import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { plates } from './plates.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const plateStyles = read('ReliefPlate.module.css')
const portraitStyles = read('../screens/about-us/PeopleList.module.css')

/** The gradients, light before dark, in the rule that begins with a selector. */
function gradients(css: string, selector: string) {
  const rule = css.slice(css.indexOf(`${selector} {`))
  return [...rule.matchAll(/linear-gradient\((to right, )?([^)]*)\)/g)]
    .slice(0, 2)
    .map(([, toRight, colours = '']) => ({
      isToRight: toRight !== undefined,
      colours: colours.split(', ').map((colour) => Number.parseInt(colour.slice(1), 16)),
    }))
}

/** The average colours of three equal parts of a picture. */
async function tones(name: string, isToRight: boolean) {
  const file = new URL(`../images/${name}-640.avif`, import.meta.url).pathname
  const [width, height] = isToRight ? [3, 1] : [1, 3]
  const data = await sharp(file)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return [0, 3, 6].map((index) => [...data.subarray(index, index + 3)])
}

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255]

for (const [name, css, selector] of [
  ...plates.map((plate) => [plate, plateStyles, `.${plate}`] as const),
  ...[1, 2, 3].map((n) => [`portrait-${n}`, portraitStyles, '.person > .portrait'] as const),
]) {
  test.for(['light', 'dark'])(
    `the ground of ${name} has the tones of the %s picture`,
    async (theme) => {
      const gradient = gradients(css, selector)[theme === 'light' ? 0 : 1]
      if (!gradient) throw new Error(`${selector} has no gradient for the ${theme} theme.`)
      const parts = await tones(`${name}-${theme}`, gradient.isToRight)
      const differences = gradient.colours.flatMap((colour, part) =>
        channels(colour).map((value, index) => Math.abs(value - (parts[part]?.[index] ?? 0))),
      )
      const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length
      // The portraits share one ground.
      expect(mean).toBeLessThan(32)
    },
  )
}
