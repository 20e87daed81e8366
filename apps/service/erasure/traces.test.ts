import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { composeDelivery } from '../mail/compose-mail.ts'
import { openFolderTransport } from '../mail/open-mail-transport.ts'
import { openStorage } from '../storage/open/open-storage.ts'
import { companyAddress } from '../testing/company-address.ts'
import { ownerCommand } from '../testing/owner-command.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { figuresOfSample } from '../testing/sample-figures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const mailSettings = { from: companyAddress, to: [companyAddress], language: 'de' } as const
const erased = 'erase-me@münchen.example'
const inAscii = 'Erase-Me@xn--mnchen-3ya.example'

/** Any trace of the erased person: both forms of the address, the message, and ids. */
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

/** The same in every run: which copies SQLite leaves depends on the ids. */
function idOf(index: number): string {
  const hex = createHash('sha256').update(String(index)).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}

// With thousands of others: SQLite leaves copies of some ids when it moves rows.
test('no file contains a trace of a person who was erased', { timeout: 60_000 }, async () => {
  const dataFolder = join(temporaryFolder(), 'data')
  const storage = await openStorage({ dataFolder, databaseUrl: null })
  onTestFinished(() => storage.close())
  const { store } = storage
  const enquiries = Array.from({ length: 6_000 }, (_, index) => {
    const other = `person-${index}@example.ch`
    const email = [erased, other, inAscii, other][index % 4] ?? other
    const message = index % 2 === 1 ? 'Grüezi' : 'unmistakable '.repeat(index % 10)
    const values = { ...sampleValues, email, message }
    return sampleEnquiry({ id: idOf(index), receivedAt: index, values })
  })
  const ids = new Set(enquiries.filter((_, index) => index % 2 === 0).map(({ id }) => id))
  await Promise.all(enquiries.map((enquiry) => store.accept(enquiry)))

  const transport = openFolderTransport(join(dataFolder, 'mail'))
  for (const { content } of await store.claim({ now: 3e6, leaseUntil: 4e6, limit: 60 })) {
    const mail = await composeDelivery(content, mailSettings, figuresOfSample)
    if (mail) await transport.send(mail)
  }
  for (let start = 0; start < enquiries.length; start += 500) {
    const some = enquiries.slice(start, start + 500)
    const error = '451 later '.repeat(10)
    await Promise.all(
      some.map(async ({ id }) => {
        await store.postpone(id, { dueAt: 3e6, error })
        await store.markDelivered(id, 3e6)
      }),
    )
  }
  expect(tracesIn(dataFolder, ids).length).toBeGreaterThan(5_000)

  const words = ['erase', 'erase-me@MÜNCHEN.example', '--yes']
  expect(await ownerCommand(dataFolder, words)).toMatchObject({
    code: 0,
    output: expect.stringContaining(': 3000.') as string,
  })
  // The erasure log contains ids and times only.
  const [name = ''] = readdirSync(join(dataFolder, 'backups'))
  const log = join(dataFolder, 'backups', name)
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  expect(new Set(lines.map((line) => line.split(' ')[1]))).toEqual(ids)
  expect(lines.every((line) => /^\S+Z [0-9a-f-]{36} \S+Z$/.test(line))).toBe(true)
  rmSync(log)
  expect(tracesIn(dataFolder, ids)).toEqual([])
})
