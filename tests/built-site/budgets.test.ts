import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { budgets } from './budgets.ts'
import { builtFiles } from '@site/content-check/built-pages.ts'
import { bytesOf, weighFormCode, weighPages } from './page-weights.ts'

/* Reads the built site: run `npm run build` first. */

const pages = weighPages()
const named = (name: RegExp) => builtFiles().filter((path) => name.test(basename(path)))

test.for(pages)('$address is within the budget of a page', ({ address, htmlAndCss }) => {
  expect(
    htmlAndCss,
    `${address} sends ${htmlAndCss} bytes of HTML and CSS. Shorten the page, or move part of it to a page of its own.`,
  ).toBeLessThanOrEqual(
    address.endsWith('/services') ? budgets.servicesHtmlAndCss : budgets.htmlAndCss,
  )
})

test.for(pages)('$address keeps its inline scripts small', ({ address, inlineScript }) => {
  expect(
    inlineScript,
    `${address} has ${inlineScript} bytes of inline script. Move what is only needed after an interaction into the form’s code.`,
  ).toBeLessThanOrEqual(budgets.inlineScript)
})

test.for(pages)(
  '$address loads no script and no stylesheet by itself',
  ({ address, eagerTags }) => {
    expect(
      eagerTags,
      `${address} loads files before an interaction. A module that page scripts and the form share becomes a file: give each its own module.`,
    ).toEqual([])
  },
)

test('there is one font file, within its budget', () => {
  expect(named(/\.woff2$/).map(bytesOf)).toEqual([
    expect.toSatisfy((size: number) => size <= budgets.font),
  ])
})

test('the form with everything it loads is within its budget', () => {
  expect(weighFormCode()).toBeGreaterThan(0)
  expect(weighFormCode()).toBeLessThanOrEqual(budgets.formCode)
})

/** Those of the repository; an owner's own are limited when they are read (own-pictures/read-film.ts). */
const films: [RegExp, number][] = [
  [/^first-light-landscape\.av1.*\.mp4$/, 1_200_000],
  [/^first-light-landscape\.h264.*\.mp4$/, 2_140_000],
  [/^first-light-portrait\.av1.*\.mp4$/, 600_000],
  [/^first-light-portrait\.h264.*\.mp4$/, 900_000],
]
const posters: [RegExp, number][] = [
  [/^poster-landscape.*\.avif$/, 50_000],
  [/^poster-portrait.*\.avif$/, 30_000],
]
const hasOwnFilm = !company.film || named(/^film-landscape/).length > 0

test.for([...(hasOwnFilm ? [] : films), ...(company.pictures?.poster ? [] : posters)])(
  '%s weighs at most %d bytes',
  ([name, limit]) => {
    expect(named(name).map(bytesOf)).toEqual([expect.toSatisfy((size: number) => size <= limit)])
  },
)
