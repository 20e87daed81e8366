import { inflateSync } from 'node:zlib'
import { expect, test } from './test.ts'

for (const [path, sheets] of Object.entries({ '/contact': 1, '/de': 2, '/fr/services': 2 })) {
  test(`${path} is printed on ${sheets} A4`, async ({ visitor }) => {
    test.skip(!visitor.print, 'the driver of WebKit cannot print')
    await visitor.open(path)
    expect(sheetsOf(await visitor.print?.())).toBe(sheets)
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
