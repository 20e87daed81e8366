import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/*
 * What the built site may weigh (run `npm run build` first). A page has to arrive in the first round
 * trip of a connection: ten packets, of which 14 kB are left for it.
 */
const site = fileURLToPath(new URL('../dist/site', import.meta.url))

const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const pages = files.filter((file) => file.endsWith('.html'))
const bytes = (file: string) => statSync(file).size
const named = (name: RegExp) => files.filter((file) => name.test(basename(file)))

test('a page with its styles weighs at most 14 kB (brotli)', () => {
  const heavy = pages.filter((page) => bytes(`${page}.br`) > 14_000)
  expect(pages.length).toBeGreaterThan(20)
  expect(heavy.map((page) => `${page}: ${bytes(`${page}.br`)}`)).toEqual([])
})

test('no page names a script or a stylesheet to load before somebody interacts', () => {
  const eager = pages.filter((page) =>
    /<script[^>]*\ssrc=|<link[^>]*(stylesheet|modulepreload)/.test(readFileSync(page, 'utf8')),
  )
  expect(eager).toEqual([])
})

test('the font file weighs at most 21 kB, and there is one', () => {
  expect(named(/\.woff2$/).map(bytes)).toEqual([expect.toSatisfy((size: number) => size <= 21_000)])
})

test('the form with everything it needs weighs at most 75 kB (brotli)', () => {
  const scripts = named(/\.js\.br$/)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.reduce((sum, script) => sum + bytes(script), 0)).toBeLessThanOrEqual(75_000)
})

test.for([
  [/^first-light-landscape\.av1.*\.mp4$/, 1_000_000],
  [/^first-light-landscape\.h264.*\.mp4$/, 2_200_000],
  [/^first-light-portrait\.av1.*\.mp4$/, 500_000],
  [/^first-light-portrait\.h264.*\.mp4$/, 1_100_000],
  [/^poster-landscape.*\.avif$/, 50_000],
  [/^poster-portrait.*\.avif$/, 30_000],
] as const)('%s weighs at most %d bytes', ([name, limit]) => {
  expect(named(name).map(bytes)).toEqual([expect.toSatisfy((size: number) => size <= limit)])
})
