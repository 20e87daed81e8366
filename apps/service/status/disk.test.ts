import { expect, test } from 'vitest'
import { networkDiskWarning } from './disk.ts'

const onFileSystem = (type: number) => () => Promise.resolve({ type, bavail: 1, bsize: 4096 })

test.each([
  ['NFS', 0x6969],
  ['CIFS', 0xff534d42],
  ['SMB 2', 0xfe534d42],
  ['SMB', 0x517b],
])('a folder on %s is a problem', async (_name, type) => {
  expect(await networkDiskWarning('/srv', onFileSystem(type))).toMatch(
    /^\/srv is on a network file system.*local disk.*PostgreSQL/,
  )
})

test('a folder on a local file system causes no warning', async () => {
  expect(await networkDiskWarning('/srv', onFileSystem(0xef53))).toBeNull()
  expect(await networkDiskWarning(import.meta.dirname)).toBeNull()
})
