import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkDisk } from './check-disk.ts'

const freeBytes = (bytes: number) => () => Promise.resolve({ bavail: bytes / 4096, bsize: 4096 })

test('a folder that does not exist yet is checked on the disk of its parent', async () => {
  const folder = temporaryFolder()
  const [finding] = await checkDisk(join(folder, 'not/yet'))
  expect(finding?.message).toContain(folder)
})

test('enough room is fine, too little is an error', async () => {
  const folder = temporaryFolder()
  const megabyte = 1024 * 1024
  expect(await checkDisk(folder, freeBytes(5_000 * megabyte))).toEqual([
    { state: 'ok', message: `5,000 MB are free in ${folder}.` },
  ])
  expect(await checkDisk(folder, freeBytes(30 * megabyte))).toEqual([
    { state: 'error', message: expect.stringMatching(/^Only 30 MB.*Free some space/) as string },
  ])
})
