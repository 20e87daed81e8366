import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { repeatWindowMs } from '../storage/accept.ts'
import { openSqliteStorage } from '../storage/open/open-sqlite-storage.ts'
import { eventually } from '../testing/eventually.ts'
import { captureLog, silentLog } from '../testing/logs.ts'
import { sampleEnquiry } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startForgettingContentKeys } from './forget-content-keys.ts'

test('hashes are removed after a quarter of an hour, although no email is sent', async () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  const { store } = await openSqliteStorage(file)
  const database = new DatabaseSync(file, { readOnly: true })
  await store.accept(sampleEnquiry({ receivedAt: 0, contentKey: 'old' }))
  await store.accept(sampleEnquiry({ receivedAt: repeatWindowMs, contentKey: 'recent' }))
  const kept = () =>
    database
      .prepare('SELECT content_key AS key FROM enquiry WHERE content_key IS NOT NULL')
      .all()
      .map(({ key }) => key)

  let now = repeatWindowMs
  const stop = startForgettingContentKeys({ store, clock: () => now, log: silentLog, every: 1 })
  onTestFinished(async () => {
    await stop()
    database.close()
    await store.close()
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(kept()).toEqual(['old', 'recent'])
  now += 1
  await eventually(() => {
    expect(kept()).toEqual(['recent'])
  })
})

test('a database that fails is reported, and tried again', async () => {
  const { lines, log } = captureLog()
  let calls = 0
  const forgetContentKeys = () => {
    calls += 1
    return calls === 1 ? Promise.reject(new Error('the disk is gone')) : Promise.resolve()
  }
  const stop = startForgettingContentKeys({
    store: { forgetContentKeys },
    clock: Date.now,
    log,
    every: 1,
  })
  onTestFinished(stop)
  await eventually(() => {
    expect(calls).toBeGreaterThan(1)
  })
  expect(lines.join('')).toContain('the disk is gone')
})
