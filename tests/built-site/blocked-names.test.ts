import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attributeValues, builtFiles, builtPages } from '@site/content-check/built-pages.ts'

/**
 * Words by which the common lists of ad blockers (EasyList, EasyPrivacy and the lists of annoyances)
 * recognise what to hide or block. Parts of the site with such a name would be missing for some visitors.
 */
const blocked =
  /track|analytic|advert|(^|[-_/.])ads?([-_/.]|$)|banner|beacon|pixel|cookie|consent|popup|sponsor|promo|newsletter|telemetry|pageview/i

test('no file of the site has a name that ad blockers block', () => {
  expect(builtFiles().filter((path) => blocked.test(path))).toEqual([])
})

test('no class and no id has a name that ad blockers hide', () => {
  const inPages = builtPages().flatMap(({ html }) =>
    ['class', 'id'].flatMap((attribute) => attributeValues(html, '[a-z]+', attribute)),
  )
  // As written in the sources, in case the build shortens them.
  const inStyles = globSync('apps/website/src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? ''),
  )
  const names = [...inPages.flatMap((value) => value.split(/\s+/)), ...inStyles]
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => blocked.test(name))).toEqual([])
})
