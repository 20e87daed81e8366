import { expect, test } from 'vitest'
import { icoFile } from './ico-file.ts'

test('each entry points to its own picture', () => {
  const pictures = [16, 32].map((size) => ({ size, png: Buffer.from(`picture of ${size}`) }))
  const file = icoFile(pictures)
  expect(file.readUInt16LE(4)).toBe(2)
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    expect(file.readUInt8(entry)).toBe(size)
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)]
    expect(file.subarray(offset, offset + length)).toEqual(png)
  }
})
