import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { builtFiles, builtPages } from './testing/built-pages.ts'
import { budgets, bytesOf, weighFormCode, weighPages } from './testing/page-weights.ts'

/* What the built site may weigh (run `npm run build` first). */

const pages = weighPages()
const named = (name: RegExp) => builtFiles().filter((path) => name.test(basename(path)))

test('a page with its styles arrives in the first round trip', () => {
  const heavy = pages.filter(({ document }) => document > budgets.document)
  expect(pages.length).toBeGreaterThan(20)
  expect(heavy.map(({ address, document }) => `${address}: ${document}`)).toEqual([])
})

test('the inline scripts of a page stay small', () => {
  const heavy = pages.filter(({ inlineScript }) => inlineScript > budgets.inlineScript)
  expect(heavy.map(({ address, inlineScript }) => `${address}: ${inlineScript}`)).toEqual([])
})

test('no page names a script or a stylesheet to load before somebody interacts', () => {
  const eager = pages.filter(({ eagerTags }) => eagerTags.length > 0)
  expect(eager.map(({ address }) => address)).toEqual([])
})

test('the tag of an island carries only what its script reads', () => {
  const tags = builtPages().flatMap(({ html }) => html.match(/<astro-island [^>]*>/g) ?? [])
  const names = tags.flatMap((tag) => tag.replace(/="[^"]*"/g, '').match(/(?<= )[a-z-]+/g) ?? [])
  expect(new Set(names)).toEqual(
    new Set(['prefix', 'component-url', 'component-export', 'renderer-url', 'props', 'ssr']),
  )
})

test('there is one font file, and it is light', () => {
  expect(named(/\.woff2$/).map(bytesOf)).toEqual([
    expect.toSatisfy((size: number) => size <= budgets.font),
  ])
})

test('the form with everything it needs is light', () => {
  expect(weighFormCode()).toBeGreaterThan(0)
  expect(weighFormCode()).toBeLessThanOrEqual(budgets.formCode)
})

test.for([
  [/^first-light-landscape\.av1.*\.mp4$/, 1_000_000],
  [/^first-light-landscape\.h264.*\.mp4$/, 2_200_000],
  [/^first-light-portrait\.av1.*\.mp4$/, 500_000],
  [/^first-light-portrait\.h264.*\.mp4$/, 1_100_000],
  [/^poster-landscape.*\.avif$/, 50_000],
  [/^poster-portrait.*\.avif$/, 30_000],
] as const)('%s weighs at most %d bytes', ([name, limit]) => {
  expect(named(name).map(bytesOf)).toEqual([expect.toSatisfy((size: number) => size <= limit)])
})
