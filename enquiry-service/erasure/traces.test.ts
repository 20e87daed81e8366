import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { composeDelivery } from '../mail/compose-delivery.ts'
import { openFolderTransport } from '../mail/folder-transport.ts'
import { openStorage } from '../open-storage.ts'
import { runCommand } from '../owner/run-command.ts'
import { backUpDatabase } from '../store/sqlite/back-up-database.ts'
import { sampleEnquiry, samplePayload } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const address = { name: 'Senda', address: 'info@senda.example' }
const erased = 'erase-me@münchen.example'
const inAscii = 'Erase-Me@xn--mnchen-3ya.example'

/** What would tell of the erased person: both forms of the address, what was written, all ids. */
function tracesIn(folder: string, ids: ReadonlySet<string>): string[] {
  const traces: string[] = []
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = readFileSync(join(entry.parentPath, entry.name)).toString('latin1')
    const text = `${entry.name}\n${bytes}`.toLowerCase()
    const found = text.match(/erase-me|unmistakable|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)
    for (const trace of found ?? []) {
      if (!/^[0-9a-f]{8}-/.test(trace) || ids.has(trace)) traces.push(`${entry.name}: ${trace}`)
    }
  }
  return traces
}

// Among thousands of others: SQLite leaves copies where it has moved rows to make room for new ones.
test('no byte in any file tells of a person who was erased', { timeout: 60_000 }, async () => {
  const dataFolder = join(temporaryFolder(), 'data')
  const { store, close } = await openStorage({ dataFolder, databaseUrl: null })
  onTestFinished(close)
  const enquiries = Array.from({ length: 3_000 }, (_, index) => {
    const email = index % 3 > 0 ? `person-${index}@example.ch` : index % 2 === 0 ? erased : inAscii
    const message = index % 3 > 0 ? 'Grüezi' : 'unmistakable '.repeat(index % 300)
    return sampleEnquiry({ receivedAt: index, payload: { ...samplePayload, email, message } })
  })
  const ids = new Set(enquiries.filter((_, index) => index % 3 === 0).map(({ id }) => id))
  await Promise.all(enquiries.map((enquiry) => store.accept(enquiry)))

  const transport = openFolderTransport(join(dataFolder, 'mail'))
  for (const { id, content } of await store.claim({ now: 3e6, leaseUntil: 4e6, limit: 60 })) {
    const mail = composeDelivery(content, { from: address, to: address, language: 'de' })
    if (mail) await transport.send(mail)
    await store.markDelivered(id, 3e6)
  }
  for (const day of ['monday', 'tuesday']) {
    const backup = join(dataFolder, 'backups', `${day}.db`)
    await backUpDatabase(join(dataFolder, 'enquiries.db'), backup)
  }
  expect(tracesIn(dataFolder, ids).length).toBeGreaterThan(5_000)

  const printed: string[] = []
  const print = (text: string) => printed.push(text)
  const code = await runCommand(
    ['erase', 'erase-me@MÜNCHEN.example', '--yes'],
    { DATA_DIR: dataFolder },
    { print, complain: print, progress: () => undefined, confirm: () => Promise.resolve(false) },
  )
  expect(printed.join()).toContain('Removed: 1000 enquiries and 2000 copies in backups')
  expect(code).toBe(0)
  expect(tracesIn(dataFolder, ids)).toEqual([])
})
