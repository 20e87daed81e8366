import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { writeFileDurably } from './open-mail-transport.ts'

test('the file has the content and no temporary file is left', async () => {
  const folder = temporaryFolder()
  await writeFileDurably(join(folder, 'a.eml'), 'first')
  await writeFileDurably(join(folder, 'a.eml'), 'second')
  expect(readdirSync(folder)).toEqual(['a.eml'])
  expect(readFileSync(join(folder, 'a.eml'), 'utf8')).toBe('second')
})

test('a failure leaves no partial file', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'a.eml'))
  await expect(writeFileDurably(join(folder, 'a.eml'), 'content')).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['a.eml'])
})
