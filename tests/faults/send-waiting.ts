import { expect, vi } from 'vitest'
import type { Settings } from '@site/service/settings/settings.ts'
import { openStorage } from '@site/service/storage/open/open-storage.ts'
import { longTimeout } from './rounds.ts'

/**
 * Does what `npm run enquiries -- retry --all` does, so that neither the lease of a killed process
 * nor the back-off of a refused email has to end first, and waits until everything is sent.
 */
export async function sendWaiting(
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl'>,
): Promise<void> {
  const storage = await openStorage(settings)
  const { store, archive } = storage
  const waiting = await Array.fromAsync(archive.list({ view: 'waiting' }))
  await archive.send(
    waiting.map(({ enquiry }) => enquiry.id),
    'waiting',
    Date.now(),
  )
  await vi.waitFor(
    async () => {
      expect(await store.outbox()).toMatchObject({ waiting: 0 })
    },
    { timeout: longTimeout.timeout, interval: 100 },
  )
  await storage.close()
}
