import { expect, test } from 'vitest'
import { builtPages } from './testing/built-pages.ts'

/*
 * What the minifier has made of the styles, for the browsers that docs/browsers.md names (run
 * `npm run build` first).
 */

const styleSheets = builtPages().map(({ address, html }) => ({
  address,
  css: [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('\n'),
}))

/** Where the pattern occurs, with the page and some text around it. */
const found = (pattern: RegExp) =>
  styleSheets.flatMap(({ address, css }) =>
    [...css.matchAll(pattern)].map(
      ({ index }) => `${address}: ${css.slice(Math.max(0, index - 60), index + 60)}`,
    ),
  )

test('there are styles to look at', () => {
  expect(styleSheets.length).toBeGreaterThan(20)
  expect(styleSheets.filter(({ css }) => css.length < 1000)).toEqual([])
})

test('no rule is nested, which Chrome before 112, Firefox before 117 and Safari before 16.5 drop', () => {
  expect(found(/&/g)).toEqual([])
})

test('no width is compared with signs, which Chrome before 104 and Safari before 16.4 drop', () => {
  expect(found(/@media[^{]*[<>]/g)).toEqual([])
})

test('the thickness of an underline stands in a rule of its own, as WebKit up to 2.50 drops it', () => {
  expect(found(/text-decoration:[^;}]*\d(?:px|em|rem|%)/g)).toEqual([])
})

test('values are rounded where the browser can round, which Chrome before 125 cannot', () => {
  expect(found(/round\(/g)).not.toEqual([])
  const outside = styleSheets.filter(({ css }) =>
    css
      .replaceAll(/@supports \(height:\s*round\([^)]*\)\)\s*\{[^{}]*\{[^{}]*\}\}/g, '')
      .includes('round('),
  )
  expect(outside.map(({ address }) => address)).toEqual([])
})

test('small and dynamic viewport heights follow one that every browser knows', () => {
  const heights = /(?<name>[a-z-]+):[\d.]+(?<unit>[sd]vh)/g
  expect(found(heights)).not.toEqual([])
  const alone = styleSheets.flatMap(({ address, css }) =>
    [...css.matchAll(heights)]
      .filter(({ index, groups }) => {
        const before = css.slice(css.lastIndexOf('{', index), index)
        return !new RegExp(`${groups?.name ?? ''}:[\\d.]+vh`).test(before)
      })
      .map(([declaration]) => `${address}: ${declaration}`),
  )
  expect(alone).toEqual([])
})

test('columns taken from the grid around follow columns of their own, for Chrome before 117', () => {
  expect(found(/grid-template-columns:subgrid/g)).not.toEqual([])
  expect(
    found(/(?<!grid-template-columns:var\(--columns\);)grid-template-columns:subgrid/g),
  ).toEqual([])
})

test('what the panel grows by has a value in browsers without registered properties', () => {
  const panels = styleSheets.filter(({ css }) => css.includes('var(--grown)'))
  expect(panels.length).toBeGreaterThan(20)
  const unset = panels.filter(
    ({ css }) => !/\{[^{}]*--grown:0(?:px)?;[^{}]*--panel-padding/.test(css),
  )
  expect(unset.map(({ address }) => address)).toEqual([])
})
