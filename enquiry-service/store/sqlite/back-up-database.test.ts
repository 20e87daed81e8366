import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sampleEnquiry, samplePayload } from '../../testing/sample-enquiry.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { backUpDatabase } from './back-up-database.ts'
import { openSqliteStore } from './sqlite-store.ts'

test('only its owner may read a copy, from its first page on', async () => {
  const folder = temporaryFolder()
  const store = openSqliteStore(join(folder, 'enquiries.db'))
  onTestFinished(() => store.close())
  // More pages than are copied at a time.
  const payload = { ...samplePayload, message: 'long '.repeat(400_000) }
  await store.accept(sampleEnquiry({ payload }))

  const copy = join(folder, 'copy.db')
  const modes: number[] = []
  await backUpDatabase(join(folder, 'enquiries.db'), copy, () => {
    modes.push(statSync(copy).mode & 0o777)
  })
  expect(modes.length).toBeGreaterThan(1)
  expect(new Set(modes)).toEqual(new Set([0o600]))
})
