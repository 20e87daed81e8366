import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fieldNames } from '../../enquiry-contract/fields.ts'
import type { FormValues } from '../../enquiry-contract/form-values.ts'
import { mailFileName } from '../mail/mail-file-name.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { NewEnquiry } from '../storage/accept.ts'
import { ownerCommand } from '../testing/owner-command.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { commands } from './commands.ts'
import { day } from '../clock/time.ts'

const reference = '3F2A91C0'
const id = '3f2a91c0-1234-4abc-8def-0123456789ab'
const receivedAt = Date.UTC(2026, 10, 20, 22, 5)

/** Runs commands on a data folder with enquiries that a service has open. */
async function ownerOf(enquiries: NewEnquiry[] = []) {
  const dataFolder = join(temporaryFolder(), 'data')
  const { store, archive } = await openForTest(dataFolder)
  for (const enquiry of enquiries) await store.accept(enquiry)

  const run = (command: string, answer?: (question: string) => Promise<boolean>) =>
    ownerCommand(dataFolder, command.split(' '), { ...(answer && { answer }) })
  return { run, store, archive, dataFolder }
}

async function openForTest(dataFolder: string) {
  const storage = await openStorage({ dataFolder, databaseUrl: null })
  onTestFinished(() => storage.close())
  return storage
}

const yes = () => Promise.resolve(true)

const nothingRemoved = { code: 1, output: '', errors: 'Nothing was removed.' }

const held = () =>
  sampleEnquiry({
    receivedAt,
    mark: 'honeypot',
    quarantine: { limit: 0, since: 0, digestAt: receivedAt },
  })

describe('everything printed', () => {
  /** ESC and its C1 form, DEL, and characters that reverse the reading direction. */
  const hostile = 'x\u001B[2J\u009B1m\u007F\u202E\u2066\u200F\u061C\u0007y'
  const unsafe = /[^\P{Cc}\n\t]|[\p{Bidi_Control}\u2028\u2029]/u
  const hostileValues = Object.fromEntries(fieldNames.map((name) => [name, hostile])) as FormValues
  const enquiry = sampleEnquiry({
    id,
    values: {
      ...hostileValues,
      email: `${hostile}@example.ch`,
      message: `${hostile}\r${hostile}`,
      source: 'others',
    },
  })

  test.each([
    'export',
    'export --format json',
    `retry ${hostile}`,
    hostile,
    `export --${hostile}`,
    `export --status ${hostile}`,
    `erase ${hostile}@example.ch`,
    `export --out /proc/${hostile}`,
  ])('by %j contains no terminal control characters', async (command) => {
    const { run, store } = await ownerOf([enquiry])
    await store.postpone(id, { dueAt: 1, error: `554 ${hostile}` })
    const { output, errors } = await run(command)
    expect(output + errors).not.toBe('')
    expect(output + errors).not.toMatch(unsafe)
  })

  test('as JSON contains what was typed', async () => {
    const { run } = await ownerOf([enquiry])
    const expected = { enquiry: { values: enquiry.values } }
    const exported = JSON.parse((await run('export --format json')).output) as unknown
    expect(exported).toMatchObject([expected])
  })

  test('is as safe in an exported file', async () => {
    const { run } = await ownerOf([enquiry])
    for (const format of ['csv', 'json']) {
      const file = join(temporaryFolder(), `all.${format}`)
      await run(`export --format ${format} --out ${file}`)
      expect(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).not.toMatch(unsafe)
    }
  })

  test('as a question contains no terminal control characters', async () => {
    const { run } = await ownerOf([enquiry])
    const questions: string[] = []
    await run(`erase ${hostile}@example.ch`, (question) => {
      questions.push(question)
      return Promise.resolve(false)
    })
    expect(questions).toHaveLength(1)
    expect(questions.join('')).not.toMatch(unsafe)
  })
})

describe('retry', () => {
  test('sends a postponed email at once', async () => {
    const { run, store } = await ownerOf([sampleEnquiry({ id })])
    await store.postpone(id, { dueAt: Date.now() + 3_600_000, error: '451' })
    expect((await run(`retry ${reference}`)).code).toBe(0)
    const now = Date.now()
    expect(await store.claim({ now, leaseUntil: now + 1, limit: 1 })).toHaveLength(1)
  })

  test('sends all that are waiting with --all', async () => {
    const { run } = await ownerOf([sampleEnquiry(), sampleEnquiry(), held()])
    expect((await run('retry --all')).output).toBe('Will be sent shortly: 2.')
  })

  test('needs a reference or --all', async () => {
    const { run } = await ownerOf()
    for (const command of ['retry', `retry ${reference} --all`]) {
      expect((await run(command)).code).toBe(2)
    }
  })

  test('names an unknown or invalid reference, and sends none of the others', async () => {
    const { run, store } = await ownerOf([sampleEnquiry({ id })])
    await store.markDelivered(id, receivedAt)
    expect(await run(`retry ${reference} 00000000`)).toMatchObject({
      code: 1,
      errors: 'There is no enquiry 00000000.',
    })
    expect(await store.outbox()).toMatchObject({ waiting: 0 })
    expect(await run('retry Müller')).toMatchObject({
      code: 2,
      errors: '"Müller" is not a reference. References have eight characters, such as 3F2A91C0.',
    })
  })

  test('refuses an ambiguous reference with the full ids', async () => {
    const twin = `${id.slice(0, 9)}${randomUUID().slice(9)}`
    const { run } = await ownerOf([sampleEnquiry({ id }), sampleEnquiry({ id: twin })])
    const { code, errors } = await run(`retry ${reference}`)
    expect(code).toBe(1)
    expect(errors).toContain(id)
    expect(errors).toContain(twin)
    expect((await run(`retry ${twin}`)).code).toBe(0)
  })
})

describe('export', () => {
  test('filters by status, address and days in Swiss time', async () => {
    const midnight = Date.UTC(2026, 10, 20, 23)
    const { run } = await ownerOf([sampleEnquiry({ id, receivedAt: midnight })])
    const isExported = async (options: string) =>
      (await run(`export ${options}`)).output.includes(reference)
    expect(await isExported('--since 2026-11-21')).toBe(true)
    expect(await isExported('--before 2026-11-21')).toBe(false)
    expect(await isExported('--before 2026-11-21T00:01')).toBe(true)
    expect(await isExported('--status held')).toBe(false)
    expect(await isExported('--status waiting')).toBe(true)
    expect(await isExported(`--email <${sampleValues.email.toUpperCase()}>`)).toBe(true)
    expect(await isExported('--email other@example.ch')).toBe(false)
  })

  test('writes a table that spreadsheets read correctly and cannot execute', async () => {
    const values = { ...sampleValues, firstName: '=1+1', message: 'a "b";\nc' }
    const { run } = await ownerOf([sampleEnquiry({ id, receivedAt, values })])
    const { output } = await run('export')
    expect(output.startsWith('\uFEFFReference;Received;')).toBe(true)
    expect(output).toContain(`${reference};2026-11-20 23:05;waiting;;;de;'=1+1;Müller;`)
    expect(output).toContain("'+41 79 123 45 67")
    expect(output).toContain('"a ""b"";\nc"')
  })

  test('writes a file that only its owner can read, and overwrites none', async () => {
    const { run } = await ownerOf([sampleEnquiry({ id })])
    const file = join(temporaryFolder(), 'enquiries.json')
    expect((await run(`export --format json --out ${file}`)).code).toBe(0)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([{ enquiry: { id } }])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await run(`export --out ${file}`)).toMatchObject({
      code: 1,
      errors: `${file} already exists. Choose another file.`,
    })
  })

  test('says in a sentence why a file cannot be written', async () => {
    const { run } = await ownerOf()
    const { code, errors } = await run('export --out /proc/enquiries.csv')
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^\/proc\/enquiries\.csv cannot be written \(.+\)\. Choose .+\.$/),
    ])
  })

  test('refuses a file in the data folder, where "erase" would miss it', async () => {
    const { run, dataFolder } = await ownerOf()
    const { code, errors } = await run(`export --out ${join(dataFolder, 'all.csv')}`)
    expect([code, errors]).toEqual([1, expect.stringContaining('outside DATA_DIR')])
  })
})

describe('erase', () => {
  const email = 'erase-me@example.ch'
  const person = () => sampleEnquiry({ values: { ...sampleValues, email } })

  test.each([`Erna Muster <${email}>`, `<${email}>`, `mailto:${email}`])(
    'takes the address as it was copied: %s',
    async (copied) => {
      const { dataFolder } = await ownerOf([person()])
      const erasure = await ownerCommand(dataFolder, ['erase', copied, '--dry-run'])
      expect(erasure.output).toBe(`1 enquiry from ${email} would be removed.`)
    },
  )

  test('refuses what is not one address', async () => {
    const { dataFolder } = await ownerOf([person()])
    for (const words of ['Erna Muster', 'a@example.ch, b@example.ch']) {
      const { code, errors } = await ownerCommand(dataFolder, ['erase', words])
      expect([code, errors]).toEqual([2, expect.stringContaining('is not an email address')])
    }
  })

  test('asks first', async () => {
    const { run } = await ownerOf([person()])
    expect(await run(`erase ${email}`)).toMatchObject(nothingRemoved)
    expect((await run(`erase ${email} --dry-run`)).output).toBe(
      `1 enquiry from ${email} would be removed.`,
    )
    expect((await run(`erase ${email}`, yes)).output).toContain(`Removed: 1 enquiry`)
    expect((await run(`erase ${email}`)).output).toBe(`There are no enquiries from ${email}.`)
  })

  test('removes what arrives, and the email that is sent, while it waits for confirmation', async () => {
    const first = person()
    const { run, store, dataFolder } = await ownerOf([first])
    const mail = join(dataFolder, 'mail', mailFileName({ id: first.id, time: first.receivedAt }))
    const { output } = await run(`erase ${email}`, async () => {
      await store.accept(person())
      const now = Date.now()
      await store.claim({ now, leaseUntil: now + 2_000, limit: 1 })
      mkdirSync(dirname(mail))
      setTimeout(() => {
        writeFileSync(mail, 'late')
      }, 200)
      return true
    })
    expect(output).toContain('Removed: 2 enquiries')
    expect(existsSync(mail)).toBe(false)
  })

  test('keeps everybody else’s enquiries', async () => {
    const { run, archive } = await ownerOf([person(), sampleEnquiry({ id })])
    await run(`erase ${email} --yes`)
    expect(await archive.find(id)).toHaveLength(1)
  })

  test('needs an address', async () => {
    const { run } = await ownerOf()
    expect((await run('erase')).code).toBe(2)
    expect((await run('erase somebody')).code).toBe(2)
  })
})

describe('purge', () => {
  test('removes enquiries past the retention period that have been emailed', async () => {
    const old = sampleEnquiry({ receivedAt: Date.now() - 400 * day })
    const waiting = sampleEnquiry({ receivedAt: Date.now() - 400 * day })
    const recent = sampleEnquiry({ receivedAt: Date.now() })
    const { run, store, archive } = await ownerOf([old, waiting, recent])
    for (const enquiry of [old, recent]) await store.markDelivered(enquiry.id, Date.now())
    expect((await run('purge')).output).toMatch(/^Removed: 1 received before/)
    expect((await run('purge --before 0d', yes)).output).toMatch(/^Removed: 1/)
    expect(await archive.stats()).toMatchObject({ total: 1 })
  })

  test('asks first for another date, and refuses one in the future', async () => {
    const recent = sampleEnquiry({ id, receivedAt: Date.now() - 1 })
    const { run, store, archive } = await ownerOf([recent])
    await store.markDelivered(id, Date.now())
    expect(await run('purge --before 0d')).toMatchObject(nothingRemoved)
    expect(await run('purge --before 2999-01-01 --yes')).toMatchObject({
      code: 2,
      errors: '--before must be in the past.',
    })
    expect(await archive.find(id)).toHaveLength(1)
    expect((await run('purge --before 0d --yes')).output).toMatch(/^Removed: 1/)
  })
})

describe('backup', () => {
  test('copies the database while the service runs', async () => {
    const { run, store } = await ownerOf([sampleEnquiry({ id })])
    const target = join(temporaryFolder(), 'backups', 'copy.db')
    expect(await run(`backup --out ${target}`)).toMatchObject({ code: 0 })
    await store.accept(sampleEnquiry())
    const restored = join(temporaryFolder(), 'restored')
    mkdirSync(restored)
    writeFileSync(join(restored, 'enquiries.db'), readFileSync(target))
    const copy = await openForTest(restored)
    expect(await copy.archive.stats()).toMatchObject({ total: 1 })
    expect(statSync(target).mode & 0o777).toBe(0o600)
  })

  test('is written to the data folder by default, and overwrites nothing', async () => {
    const { run, dataFolder } = await ownerOf()
    const { output } = await run('backup')
    const file = output.slice(output.indexOf('/'))
    expect(file).toMatch(new RegExp(`^${dataFolder}/backups/enquiries-\\d{8}T\\d{6}Z\\.db$`))
    expect(existsSync(file)).toBe(true)
    expect(await run(`backup --out ${file}`)).toMatchObject({
      code: 1,
      errors: `${file} already exists. Choose another file.`,
    })
  })
})

describe('help', () => {
  test('lists every command, and the options of each', async () => {
    const { run } = await ownerOf()
    const { output, code } = await run('help')
    expect(code).toBe(0)
    for (const [name, { options, usage }] of Object.entries(commands)) {
      expect(output).toContain(usage)
      const help = await run(`${name} --help`)
      expect(help.code).toBe(0)
      for (const option of Object.keys(options)) expect(help.output).toContain(`--${option}`)
    }
  })

  test('an unknown command or option is named', async () => {
    const { run } = await ownerOf()
    expect(await run('lost')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('There is no command "lost".') as string,
    })
    expect(await run('toString')).toMatchObject({ code: 2 })
    expect(await run('export --colour')).toMatchObject({
      code: 2,
      errors: `Unknown option '--colour'. "export --help" lists the options.`,
    })
    expect((await run('export --since -7d')).errors).toBe(
      `Option '--since' argument is ambiguous. "export --help" lists the options.`,
    )
    expect(await run('export --since yesterday')).toMatchObject({ code: 2 })
  })

  test('arguments that a command does not take are refused', async () => {
    const { run, dataFolder } = await ownerOf()
    expect(await run('export held')).toMatchObject({
      code: 2,
      errors: '"export" accepts no "held". "export --help" lists the options.',
    })
    expect((await run('backup /mnt/x.db')).code).toBe(2)
    expect(existsSync(join(dataFolder, 'backups'))).toBe(false)
  })
})
