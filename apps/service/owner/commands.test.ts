import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { languageNames } from '@site/company/i18n/language-names.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { fieldNames, type FormValues } from '@site/enquiry/fields.ts'
import { mailFileName } from '../mail/mail.ts'
import { openStorage } from '../storage/open/open-storage.ts'
import type { NewEnquiry } from '../storage/accept.ts'
import { ownerCommand } from '../testing/owner-command.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { commands } from './commands.ts'
import { day } from '../clock/time.ts'

// To see with which options a command parses its arguments.
vi.mock('node:util', { spy: true })

const reference = '3F2A91C0'
const id = '3f2a91c0-1234-4abc-8def-0123456789ab'
const receivedAt = Date.UTC(2026, 10, 20, 22, 5)

/** Runs commands on a data folder with enquiries that a service has open. */
async function ownerOf(enquiries: NewEnquiry[] = []) {
  const dataFolder = join(temporaryFolder(), 'data')
  const { store, archive } = await openForTest(dataFolder)
  for (const enquiry of enquiries) await store.accept(enquiry)

  const run = (command: string) => ownerCommand(dataFolder, command.split(' '))
  return { run, store, archive, dataFolder }
}

async function openForTest(dataFolder: string) {
  const storage = await openStorage({ dataFolder, databaseUrl: null })
  onTestFinished(() => storage.close())
  return storage
}

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
    `erase ${hostile}@example.ch`,
  ])('by %j contains no terminal control characters', async (command) => {
    const { run, store } = await ownerOf([enquiry])
    await store.postpone(id, { dueAt: 1, error: `554 ${hostile}` })
    const { output, errors } = await run(command)
    expect(output + errors).not.toBe('')
    // The lines of a table end in CRLF (RFC 4180).
    expect((output + errors).replaceAll('\r\n', '\n')).not.toMatch(unsafe)
  })

  test('as JSON contains what was typed', async () => {
    const { run } = await ownerOf([enquiry])
    const expected = { enquiry: { values: enquiry.values } }
    const exported = JSON.parse((await run('export --format json')).output) as unknown
    expect(exported).toMatchObject([expected])
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
    expect((await run('retry --all')).output).toBe('Emails that will be sent shortly: 2.')
  })

  test('needs a reference or --all', async () => {
    const { run } = await ownerOf()
    for (const command of ['retry', `retry ${reference} --all`]) {
      expect((await run(command)).code).toBe(2)
    }
  })

  test('reports an unknown or invalid reference, and sends none of the others', async () => {
    const { run, store } = await ownerOf([sampleEnquiry({ id })])
    await store.markDelivered(id, receivedAt)
    expect(await run(`retry ${reference} 00000000`)).toMatchObject({
      code: 1,
      errors: 'There is no enquiry 00000000.',
    })
    expect(await store.outbox()).toMatchObject({ waiting: 0 })
    // Not the beginning of a reference: it would match many.
    for (const reference of ['Müller', '3F2A91C']) {
      expect((await run(`retry ${reference}`)).errors).toBe(`There is no enquiry ${reference}.`)
    }
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
  test('of one person contains nobody else', async () => {
    const { run } = await ownerOf([sampleEnquiry({ id })])
    const isExported = async (email: string) =>
      (await run(`export --email ${email}`)).output.includes(reference)
    expect(await isExported(`<${sampleValues.email.toUpperCase()}>`)).toBe(true)
    expect(await isExported('other@example.ch')).toBe(false)
    expect((await run('export --email other')).code).toBe(2)
  })

  test('writes a table that spreadsheets read correctly and cannot execute', async () => {
    const values = { ...sampleValues, firstName: '=1+1', message: 'a "b";\nc' }
    const { run } = await ownerOf([sampleEnquiry({ id, receivedAt, values })])
    const { output } = await run('export')
    const [headings, row] = output.split('\r\n')
    const { MAIL_REFERENCE, MAIL_RECEIVED } = messages[company.language]
    expect(headings?.startsWith(`\uFEFF${MAIL_REFERENCE};${MAIL_RECEIVED};`)).toBe(true)
    const { SHOW_WAITING } = deskMessages[company.language]
    const german = languageNames(['de'], company.language)
    const beginning = `${reference};2026-11-20 23:05;${SHOW_WAITING};;;;${german};'=1+1;Müller;`
    expect(row?.startsWith(beginning)).toBe(true)
    expect(output).toContain("'+41 79 123 45 67")
    expect(output).toContain('"a ""b"";\nc"')
  })
})

describe('erase', () => {
  const email = 'erase-me@example.ch'
  const person = () => sampleEnquiry({ values: { ...sampleValues, email } })

  test.each([`Erna Muster <${email}>`, `<${email}>`, `mailto:${email}`])(
    'accepts the address as it was copied: %s',
    async (copied) => {
      const { dataFolder } = await ownerOf([person()])
      const erasure = await ownerCommand(dataFolder, ['erase', copied, '--yes'])
      expect(erasure.output).toContain(`Removed enquiries from ${email}: 1.`)
    },
  )

  test('refuses what is not one address', async () => {
    const { run } = await ownerOf([person()])
    for (const words of ['', ' somebody', ' Erna Muster', ' a@example.ch b@example.ch']) {
      const { code, errors } = await run(`erase${words} --yes`)
      expect([code, errors]).toEqual([2, expect.stringContaining('is not an email address')])
    }
  })

  test('only counts without --yes', async () => {
    const { run, archive } = await ownerOf([person()])
    expect(await run(`erase ${email}`)).toEqual({
      code: 1,
      output: '',
      errors: `Nothing was removed. Enquiries from ${email}: 1. Add --yes to remove them permanently.`,
    })
    expect(await archive.stats()).toMatchObject({ all: 1 })
    for (const removed of [1, 0]) {
      const { output } = await run(`erase ${email} --yes`)
      expect(output).toContain(`Removed enquiries from ${email}: ${removed}.`)
    }
  })

  test('removes the email that is being sent as well', async () => {
    const first = person()
    const { store, dataFolder } = await ownerOf([first])
    const folder = join(dataFolder, 'mail')
    const mail = join(folder, mailFileName({ id: first.id, time: first.receivedAt }))
    mkdirSync(folder)
    const now = Date.now()
    await store.claim({ now, leaseUntil: now + 2_000, limit: 1 })
    setTimeout(() => {
      writeFileSync(mail, 'late')
    }, 200)
    const environment = { MAIL_URL: `dir:${folder}` }
    const { output } = await ownerCommand(dataFolder, ['erase', email, '--yes'], environment)
    expect(output).toContain(': 1.')
    expect(existsSync(mail)).toBe(false)
  })

  test('keeps everybody else’s enquiries', async () => {
    const { run, archive } = await ownerOf([person(), sampleEnquiry({ id })])
    await run(`erase ${email} --yes`)
    expect(await archive.find(id)).toHaveLength(1)
  })
})

describe('purge', () => {
  test('removes enquiries past the retention period that have been emailed', async () => {
    const old = sampleEnquiry({ receivedAt: Date.now() - 400 * day })
    const waiting = sampleEnquiry({ receivedAt: Date.now() - 400 * day })
    const recent = sampleEnquiry({ receivedAt: Date.now() })
    const { run, store, archive } = await ownerOf([old, waiting, recent])
    for (const enquiry of [old, recent]) await store.markDelivered(enquiry.id, Date.now())
    expect((await run('purge')).output).toMatch(/^Removed enquiries received before .*: 1\.$/)
    expect((await run('purge --days 0 --yes')).output).toMatch(/: 1\.$/)
    expect(await archive.stats()).toMatchObject({ all: 1 })
  })

  test('needs --yes to remove more than the service does', async () => {
    const recent = sampleEnquiry({ id, receivedAt: Date.now() - 1 })
    const { run, store, archive } = await ownerOf([recent])
    await store.markDelivered(id, Date.now())
    expect(await run('purge --days 0')).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^Nothing was removed.*365 days: add --yes/) as string,
    })
    for (const days of ['2026-11-20', '1.5', '']) {
      expect((await run(`purge --days=${days} --yes`)).errors).toContain('--days must be')
    }
    expect((await run('purge --days 400')).output).toMatch(/: 0\.$/)
    expect(await archive.find(id)).toHaveLength(1)
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
    expect(await copy.archive.stats()).toMatchObject({ all: 1 })
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
  test('describes every command and option', async () => {
    // Test files share modules: those that another file has loaded would not call the spy.
    vi.resetModules()
    const { ownerCommand } = await import('../testing/owner-command.ts')
    const dataFolder = join(temporaryFolder(), 'data')
    const run = (command: string) => ownerCommand(dataFolder, command.split(' '))
    const { output, code } = await run('help')
    expect(code).toBe(0)
    for (const name of Object.keys(commands)) {
      await run(name)
      const [config] = vi.mocked(parseArgs).mock.lastCall ?? []
      const [, described = ''] = output.split(new RegExp(`^  ${name} `, 'm'))
      const [own = ''] = described.split(/^ {2}\w|\n\n/m)
      const documented = Array.from(own.matchAll(/--(\w+) /g), ([, option]) => option)
      expect(documented.sort(), name).toEqual(Object.keys(config?.options ?? {}).sort())
      expect((await run(`${name} --help`)).output).toBe(output)
    }
  })

  test('an unknown command or option is reported', async () => {
    const { run } = await ownerOf()
    expect(await run('lost')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('There is no command "lost".') as string,
    })
    expect(await run('toString')).toMatchObject({ code: 2 })
    expect(await run('export --colour')).toMatchObject({
      code: 2,
      errors: `Unknown option '--colour'. "help" lists the options.`,
    })
    expect((await run('export --email -x')).errors).toBe(
      `Option '--email' argument is ambiguous. "help" lists the options.`,
    )
  })

  test('arguments that a command does not accept are refused', async () => {
    const { run, dataFolder } = await ownerOf()
    expect(await run('export held')).toMatchObject({
      code: 2,
      errors: expect.stringContaining(`Unexpected argument 'held'`) as string,
    })
    expect((await run('backup /mnt/x.db')).code).toBe(2)
    expect((await run('purge --email a@example.ch --yes')).code).toBe(2)
    expect(existsSync(join(dataFolder, 'backups'))).toBe(false)
  })
})
