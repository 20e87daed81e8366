import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'

const font = fileURLToPath(new URL('archivo.woff2', import.meta.url))
const content = new URL('../../content/', import.meta.url)

const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(json|md|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, content), 'utf8') }))
  // What typeset.ts of packages/company makes of ordinary characters.
  .concat({ name: 'texts that are typeset', text: '\u00a0’“”«»…' })

/** Not in the font: HarfBuzz, in Chromium and Firefox, derives it from the normal space. */
const narrowSpace = '\u202f'

test('every character of every text is in the font', () => {
  const typeface = create(readFileSync(font))
  const inFont = new Set(typeface.isCollection ? [] : typeface.characterSet)
  const missing = texts.flatMap(({ name, text }) =>
    [...new Set(text)]
      .filter((character) => character !== '\n' && character !== narrowSpace)
      .filter((character) => !inFont.has(character.codePointAt(0) ?? 0))
      .map((character) => `${character} in content/${name}`),
  )
  expect(missing).toEqual([])
})
