import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Blob, Face } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import decompress from 'woff2-encoder/decompress'

const font = fileURLToPath(new URL('archivo.woff2', import.meta.url))
const content = new URL('../../../content/', import.meta.url)

const written = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(json|md|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, content), 'utf8') }))

/** Not in the font: HarfBuzz, in Chromium and Firefox, derives it from the normal space. */
const narrowSpace = '\u202f'

test('every character of every text is in the font', async () => {
  const face = new Face(new Blob(await decompress(readFileSync(font))), 0)
  const inFont = new Set(face.collectUnicodes())
  const missing = written.flatMap(({ name, text }) =>
    [...new Set(text)]
      .filter((character) => character !== '\n' && character !== narrowSpace)
      .filter((character) => !inFont.has(character.codePointAt(0) ?? 0))
      .map((character) => `${character} in content/${name}`),
  )
  expect(missing).toEqual([])
})
