import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { sampleEnquiry, sampleValues } from '../../testing/sample-enquiry.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { testEnquiryArchive } from '../enquiry-archive.contract.ts'
import { openSqliteStorage } from '../open/open-storage.ts'

async function openFresh() {
  const folder = temporaryFolder()
  return { folder, ...(await openSqliteStorage(join(folder, 'enquiries.db'))) }
}

testEnquiryArchive('SQLite', openFresh)

test('nothing of an erased person is left in any file of a running service', async () => {
  const { folder, store, archive } = await openFresh()
  onTestFinished(() => store.close())
  const values = { ...sampleValues, email: 'erase-me@example.ch', message: 'unmistakable' }
  const gone = Array.from({ length: 50 }, () => sampleEnquiry({ values }))
  for (const enquiry of gone) {
    await store.accept(enquiry)
    await store.accept(sampleEnquiry())
    await store.postpone(enquiry.id, { dueAt: 5, error: 'erase-me@example.ch: unknown' })
    await archive.saveNote(enquiry.id, 'unmistakable', 6)
  }
  const traces = () =>
    readdirSync(folder).filter((name) => {
      const content = readFileSync(join(folder, name), 'latin1')
      return content.includes('erase-me') || content.includes('unmistakable')
    })
  expect(traces()).not.toEqual([])
  await archive.erase(gone.map(({ id }) => id))
  await archive.scrub()
  expect(traces()).toEqual([])
})

test('scrubbing does not collide with enquiries that are being stored', async () => {
  const { store, archive } = await openFresh()
  onTestFinished(() => store.close())
  const storing = Array.from({ length: 100 }, () => store.accept(sampleEnquiry()))
  await storing[0]
  // The next group of enquiries is in the middle of its transaction.
  for (let step = 0; step < 20; step++) await Promise.resolve()
  await archive.scrub()
  await Promise.all(storing)
})

test('a long read prevents scrubbing, but delays no enquiry', async () => {
  const { folder, store, archive } = await openFresh()
  const reader = new DatabaseSync(join(folder, 'enquiries.db'))
  onTestFinished(async () => {
    reader.close()
    await store.close()
  })
  await store.accept(sampleEnquiry())
  reader.exec('BEGIN; SELECT count(*) FROM enquiry')
  await store.accept(sampleEnquiry())
  const scrubbing = expect(archive.scrub()).rejects.toThrow('The database is in use')
  const start = performance.now()
  await store.accept(sampleEnquiry())
  expect(performance.now() - start).toBeLessThan(1_000)
  await scrubbing
})

test('an erasure blocked by another process is reported', { timeout: 30_000 }, async () => {
  const { folder, store, archive } = await openFresh()
  const writer = new DatabaseSync(join(folder, 'enquiries.db'))
  onTestFinished(async () => {
    writer.close()
    await store.close()
  })
  const enquiry = sampleEnquiry()
  await store.accept(enquiry)
  writer.exec('BEGIN IMMEDIATE')
  await expect(archive.erase([enquiry.id])).rejects.toThrow('The database is in use')
})
