import { hash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clientKey } from '../abuse/client-key.ts'
import { composeDelivery } from '../mail/compose-delivery.ts'
import { openStorage } from './open-storage.ts'
import { runCommand } from '../owner/run-command.ts'
import { derivedKey } from '../send-mail/derived-key.ts'
import { readSettings } from '../settings/settings.ts'
import { postJson } from '../testing/post-json.ts'
import { describeOnPostgres } from '../testing/postgres-server.ts'
import { figuresOfSample } from '../testing/sample-figures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testApp } from '../testing/test-app.ts'

/* Databases of versions that stored enquiries as they were posted: up to migration 4 on SQLite
   and migration 5 on PostgreSQL. */

const now = Date.now()
const digestAt = now - 1_000
const waitingId = '3f2a91c0-1234-4abc-8def-0123456789ab'
const deliveredId = '4f2a91c0-1234-4abc-8def-0123456789ab'
const heldId = '5f2a91c0-1234-4abc-8def-0123456789ab'
const email = 'ada@example.ch'

/** A body with the names and the order that every version has hashed and stored. */
const bodyOf = (message: string, source: string) =>
  `{"firstname":"Ada","lastname":"Lovelace","email":"${email}","contact":"+41 81 000 00 00",` +
  `"message":"${message}","job":"Engines AG","hear_about":"${source}"}`

const waitingBody = bodyOf('Waiting', 'Others- a talk in Chur')
const keylessBody = bodyOf('Keyless', 'friend')

function rowsOf(secret: string): string {
  const keyless = derivedKey(keylessBody, clientKey('127.0.0.1', secret), now, secret)
  const enquiry = (id: string, body: string) =>
    `('${id}', '${hash('sha256', body)}', ${now - 2_000}, 'de', NULL, '${email}', '${body}')`
  const summary = '{"name":"Ada Lovelace","email":"ada@example.ch","beginning":"Held"}'
  return `
    INSERT INTO enquiry (id, body_hash, received_at, locale, mark, email, payload) VALUES
      ${enquiry(waitingId, waitingBody)},
      ${enquiry(deliveredId, bodyOf('Delivered', 'website'))},
      ${enquiry(heldId, bodyOf('Held', 'social'))},
      ${enquiry(keyless.id, keylessBody)};
    INSERT INTO delivery (id, queued_at, due_at, sent_at, held, digest_id, summary) VALUES
      ('${waitingId}', ${now - 2_000}, ${now - 2_000}, NULL, false, NULL, NULL),
      ('${deliveredId}', ${now - 2_000}, ${now - 2_000}, ${now - 1_000}, false, NULL, NULL),
      ('${keyless.id}', ${now - 2_000}, ${now - 2_000}, ${now - 1_000}, false, NULL, NULL),
      ('${heldId}', ${now - 2_000}, ${now - 2_000}, NULL, true, 'digest-${digestAt}', '${summary}'),
      ('digest-${digestAt}', ${digestAt}, ${digestAt}, NULL, false, NULL, NULL)`
}

const migrationsOf = (store: string, count: number) => {
  const folder = join(import.meta.dirname, store, 'migrations')
  const files = readdirSync(folder).sort().slice(0, count)
  return files.map((file) => readFileSync(join(folder, file), 'utf8'))
}

function testUpgrade(createOldDatabase: () => Promise<Record<string, string>>): void {
  async function openOldDatabase() {
    const environment = await createOldDatabase()
    const { storage, mail } = await openUpdated(environment)
    const run = async (...args: string[]) => {
      const printed: string[] = []
      const print = (text: string) => printed.push(text)
      const code = await runCommand(args, environment, {
        print,
        drained: () => Promise.resolve(),
        progress: () => undefined,
        printError: print,
        confirm: () => Promise.resolve(true),
      })
      expect([code, printed.join('\n')]).toEqual([0, expect.any(String)])
      return printed.join('\n')
    }
    return { ...storage, mail, run, environment }
  }

  test('is listed, shown and exported with every value', async () => {
    const { run } = await openOldDatabase()
    expect((await run('list')).match(/Ada Lovelace +ada@example\.ch/g)).toHaveLength(4)
    const shown = await run('show', waitingId)
    for (const text of ['Ada', 'Lovelace', '+41 81 000 00 00', 'Engines AG', email, 'Waiting']) {
      expect(shown).toContain(text)
    }
    expect(shown).toContain('Others: a talk in Chur')
    const [columns = [], ...rows] = (await run('export'))
      .split('\n')
      .map((line) => line.trim().split(';'))
    const row = rows.find((cells) => cells.includes('Waiting')) ?? []
    expect(Object.fromEntries(columns.map((column, index) => [column, row[index]]))).toMatchObject({
      'First name': 'Ada',
      'Last name': 'Lovelace',
      Phone: "'+41 81 000 00 00",
      'Company name': 'Engines AG',
      Email: email,
      Message: 'Waiting',
      Source: 'others',
      'Other source': 'a talk in Chur',
    })
    expect(JSON.parse(await run('show', '--json', waitingId))).toMatchObject({
      enquiry: {
        values: {
          firstName: 'Ada',
          lastName: 'Lovelace',
          phone: '+41 81 000 00 00',
          companyName: 'Engines AG',
          email,
          message: 'Waiting',
          source: 'others',
          otherSource: 'a talk in Chur',
        },
      },
    })
  })

  test('sends the waiting emails and the digest that is due', async () => {
    const { store, mail } = await openOldDatabase()
    const claimed = await store.claim({ now, leaseUntil: now + 1, limit: 10 })
    const emails = claimed.map(({ content }) => composeDelivery(content, mail, figuresOfSample))
    const texts = (await Promise.all(emails)).map((mail) => mail?.text ?? '')
    expect(texts).toHaveLength(2)
    const enquiry = texts.find((text) => text.includes('Waiting')) ?? ''
    for (const text of ['Ada', 'Lovelace', '+41 81 000 00 00', 'Engines AG', email]) {
      expect(enquiry).toContain(text)
    }
    expect(enquiry).toContain(': a talk in Chur')
    expect(texts.join('')).toContain('Ada Lovelace, ada@example.ch: Held')
  })

  test('recognises an enquiry that is posted again', async () => {
    const { store } = await openOldDatabase()
    const { app } = await testApp({ store, clock: () => now })
    const key = { 'idempotency-key': waitingId }
    const post = (body: string, headers = {}) => postJson(app, JSON.parse(body), headers)
    expect((await post(waitingBody, key)).json()).toEqual({ reference: '3F2A91C0' })
    expect((await post(bodyOf('Another', 'friend'), key)).statusCode).toBe(409)
    const before = await store.outbox()
    expect((await post(keylessBody)).statusCode).toBe(201)
    expect(await store.outbox()).toEqual(before)
  })

  test('can be erased by address, in backups as well', async () => {
    const { run, archive, environment } = await openOldDatabase()
    await run('erase', email)
    expect(await archive.stats()).toMatchObject({ total: 0 })
    const backups = join(String(environment.DATA_DIR), 'backups')
    if (!existsSync(backups)) return
    const backup = readFileSync(join(backups, 'old.db'), 'latin1')
    expect(backup).not.toContain('Engines AG')
  })
}

async function openUpdated(environment: Record<string, string>) {
  const settings = readSettings(environment)
  const storage = await openStorage(settings)
  onTestFinished(() => storage.close())
  const address = { name: 'Senda', address: 'info@senda.example' }
  return { storage, mail: { from: address, to: [address], language: 'de' as const } }
}

describe('a SQLite database of an earlier version', () => {
  testUpgrade(() => {
    const dataFolder = join(temporaryFolder(), 'data')
    mkdirSync(join(dataFolder, 'backups'), { recursive: true, mode: 0o700 })
    const file = join(dataFolder, 'enquiries.db')
    const database = new DatabaseSync(file)
    for (const migration of migrationsOf('sqlite', 4)) database.exec(migration)
    database.exec('PRAGMA user_version = 4')
    const installation = database.prepare('SELECT secret FROM installation').get()
    database.exec(rowsOf(String(installation?.secret)))
    database.close()
    copyFileSync(file, join(dataFolder, 'backups', 'old.db'))
    return Promise.resolve({ DATA_DIR: dataFolder })
  })
})

describeOnPostgres('a PostgreSQL database of an earlier version', (server) => {
  testUpgrade(async () => {
    const url = await server.createDatabase()
    for (const migration of migrationsOf('postgres', 5)) await server.query(url, migration)
    await server.query(
      url,
      `CREATE TABLE migration (number integer PRIMARY KEY, run_at timestamptz DEFAULT now());
       INSERT INTO migration VALUES (1), (2), (3), (4), (5)`,
    )
    const { rows } = await server.query(url, 'SELECT secret FROM installation')
    await server.query(url, rowsOf(String(rows[0]?.secret)))
    return { DATA_DIR: join(temporaryFolder(), 'data'), DATABASE_URL: url.href }
  })
})
