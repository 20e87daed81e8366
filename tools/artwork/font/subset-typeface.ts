import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { typeface } from '../paths.ts'

const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
)

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

/** ASCII, Latin-1 (enough for most names) and the typographic characters of the site. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...Array.from('ŒœŸ–—‘’‚“”„…‹›€•→−\u2009\u202f'),
].join('')

/** The lightest and the heaviest weight in the stylesheets. */
const weights = { min: 400, max: 600 }

/** Removes the characters and weights that the site does not use: two fifths of the file. */
export async function subsetTypeface(): Promise<void> {
  const subset = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  await writeFile(typeface, subset)
  console.log(`${typeface}: ${subset.length} bytes`)
}
