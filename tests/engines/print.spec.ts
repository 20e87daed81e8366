import { inflateSync } from 'node:zlib'
import { expect, test } from './test.ts'

for (const [path, sheets] of Object.entries({ '/contact': 2, '/de': 3, '/fr/services': 7 })) {
  test(`${path} is printed on at most ${sheets} A4`, async ({ visitor }) => {
    test.skip(!visitor.print, 'The driver of WebKit cannot print.')
    await visitor.open(path)
    const printed = sheetsOf(await visitor.print?.())
    expect(printed).toBeGreaterThan(0)
    expect(printed).toBeLessThanOrEqual(sheets)
  })
}

/** Firefox compresses the objects of a PDF. */
function sheetsOf(pdf: Uint8Array = new Uint8Array()): number {
  const bytes = Buffer.from(pdf)
  const starts = [...bytes.toString('latin1').matchAll(/ObjStm[^]*?stream\n/g)]
  const objects = starts.map(({ index, 0: { length } }) =>
    inflateSync(bytes.subarray(index + length)),
  )
  return (
    Buffer.concat(objects)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0
  )
}
