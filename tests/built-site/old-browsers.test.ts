import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFiles, builtPages, builtSite } from '@site/content-check/built-pages.ts'

/*
 * Checks the minified styles and scripts for the browsers that docs/browsers.md names. Reads the built site: run
 * `npm run build` first.
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

test('every page has styles', () => {
  expect(styleSheets.length).toBeGreaterThan(20)
  expect(styleSheets.filter(({ css }) => css.length < 1000)).toEqual([])
})

test('no rule is nested, which Chrome before 112, Firefox before 117 and Safari before 16.5 drop', () => {
  expect(found(/&/g)).toEqual([])
})

test('no rule is in a cascade layer, which Chrome before 99, Firefox before 97 and Safari before 15.4 drop', () => {
  expect(found(/@layer/g)).toEqual([])
})

test('no media query uses < or >, which Chrome before 104 and Safari before 16.4 drop', () => {
  expect(found(/@media[^{]*[<>]/g)).toEqual([])
})

test('no text-decoration shorthand has a thickness, which WebKit up to 2.50 drops', () => {
  expect(found(/text-decoration:[^;}]*\d(?:px|em|rem|%)/g)).toEqual([])
})

test('round() is only used behind @supports, because Chrome before 125 lacks it', () => {
  expect(found(/round\(/g)).not.toEqual([])
  const outside = styleSheets.filter(({ css }) =>
    css
      .replaceAll(/@supports \(height:\s*round\([^)]*\)\)\s*\{[^{}]*\{[^{}]*\}\}/g, '')
      .includes('round('),
  )
  expect(outside.map(({ address }) => address)).toEqual([])
})

test('svh and dvh heights follow a fallback in vh', () => {
  // A parenthesis begins a condition of @supports.
  const heights = /(?<!\()\b(?<name>[a-z-]+):[\d.]+(?<unit>[sd]vh)/g
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

test('subgrid columns follow a fallback, for Chrome before 117', () => {
  expect(found(/grid-template-columns:subgrid/g)).not.toEqual([])
  expect(
    found(/(?<!grid-template-columns:var\(--columns\);)grid-template-columns:subgrid/g),
  ).toEqual([])
})

test('no menu has a starting style, which hides its content in WebKit 2.44 (about Safari 17.5)', () => {
  expect(found(/@starting-style/g)).not.toEqual([])
  expect(found(/@starting-style\s*\{[^}]*Menu/g)).toEqual([])
})

test('--grown has a value in browsers without registered properties', () => {
  const panels = styleSheets.filter(({ css }) => css.includes('var(--grown)'))
  expect(panels.length).toBeGreaterThan(20)
  const unset = panels.filter(
    ({ css }) => !/\{[^{}]*--grown:0(?:px)?;[^{}]*--panel-padding/.test(css),
  )
  expect(unset.map(({ address }) => address)).toEqual([])
})

// Not `Object.hasOwn`: Astro calls it for components that are exported under a name with a dot, which ours are not.
test('no script uses what Firefox 94 or Safari before 15.4 lacks, or a lookbehind (Safari before 16.4)', () => {
  const scripts = builtFiles()
    .filter((path) => path.endsWith('.js'))
    .map((path) => ({ path, code: readFileSync(join(builtSite, path), 'utf8') }))
  const inlined = builtPages().map(({ path, html }) => ({
    path,
    code: [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code]) => code).join('\n'),
  }))
  expect(scripts.map(({ path }) => path).join()).toContain('FormScript')
  const missing = /\(\?<[=!]|\.at\(|\.findLast|\bstructuredClone\(|\brandomUUID\(/g
  const used = [...scripts, ...inlined].flatMap(({ path, code }) =>
    [...code.matchAll(missing)].map(([found]) => `${path}: ${found}`),
  )
  expect(used).toEqual([])
})
