import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from '../storage/open/open-storage.ts'
import { sampleEnquiry } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { applyErasures, erasureTargets } from './erase-enquiries.ts'
import { logErasures } from './erasure-log.ts'

async function openData() {
  const dataFolder = join(temporaryFolder(), 'data')
  const storage = await openStorage({ dataFolder, databaseUrl: null })
  onTestFinished(() => storage.close())
  const { store, archive } = storage
  const targets = erasureTargets(
    { dataFolder, mail: { kind: 'folder', folder: dataFolder } },
    archive,
  )
  return { store, archive, targets }
}

test('every erasure of a long log is applied', async () => {
  const { store, archive, targets } = await openData()
  const enquiries = Array.from({ length: 1_200 }, (_, index) =>
    sampleEnquiry({ receivedAt: index }),
  )
  await logErasures(targets.backupFolder, enquiries)
  await Promise.all(enquiries.map((enquiry) => store.accept(enquiry)))
  expect(await applyErasures(targets)).toBe(1_200)
  expect(await archive.stats()).toMatchObject({ all: 0 })
})

test('half a line left by a crash does not hide the lines that follow', async () => {
  const { store, targets } = await openData()
  const [first, second] = [sampleEnquiry(), sampleEnquiry()]
  await logErasures(targets.backupFolder, [first])
  const [name = ''] = readdirSync(targets.backupFolder)
  const log = join(targets.backupFolder, name)
  appendFileSync(log, readFileSync(log, 'utf8').slice(0, 30))
  await logErasures(targets.backupFolder, [second])
  for (const enquiry of [first, second]) await store.accept(enquiry)
  expect(await applyErasures(targets)).toBe(2)
})

test('nothing is erased from a database without an erasure log', async () => {
  const { store, targets } = await openData()
  await store.accept(sampleEnquiry())
  expect(await applyErasures(targets)).toBe(0)
})
