import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import { openStorage } from '../storage/open-storage.ts'
import { readSettings } from '../settings/settings.ts'
import { startImapServer } from '../testing/imap-server.ts'
import { trustLocalhostCertificate } from '../testing/localhost-certificate.ts'
import { sampleEnquiry } from '../testing/sample-enquiry.ts'
import { silentLog } from '../testing/silent-log.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { canaryDays, canaryKey } from './canary-day.ts'
import { createCanary } from './canary.ts'
import { imapMailbox, type Mailbox } from './mailbox.ts'

const at = { hour: 6, minute: 30 }
const day = 24 * 60 * 60_000
const minute = 60_000

describe('the day of a canary', () => {
  const latest = (time: string) => {
    const [first] = canaryDays(Date.parse(time), at, 3)
    return first && [first.date, new Date(first.dueAt).toISOString()]
  }

  test.each([
    ['in winter', '2026-11-20T05:30:00Z', '2026-11-20', '2026-11-20T05:30:00.000Z'],
    ['a minute before', '2026-11-20T05:29:00Z', '2026-11-19', '2026-11-19T05:30:00.000Z'],
    ['in summer', '2026-07-01T04:30:00Z', '2026-07-01', '2026-07-01T04:30:00.000Z'],
    ['when clocks go back', '2026-10-25T05:30:00Z', '2026-10-25', '2026-10-25T05:30:00.000Z'],
  ])('%s follows the clock in Switzerland', (_, now, date, dueAt) => {
    expect(latest(now)).toEqual([date, dueAt])
  })

  test('at a time that is skipped in spring still comes', () => {
    const [first] = canaryDays(Date.parse('2026-03-29T01:30:00Z'), { hour: 2, minute: 30 }, 1)
    expect(first).toEqual({ date: '2026-03-29', dueAt: Date.parse('2026-03-29T01:30:00Z') })
  })

  test('has a key of its own that only the installation knows', () => {
    const [today, yesterday] = canaryDays(Date.parse('2026-11-20T12:00:00Z'), at, 2)
    if (!today || !yesterday) throw new Error('There are two days.')
    expect(canaryKey(today, 'a secret')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-/)
    expect(canaryKey(today, 'a secret')).not.toBe(canaryKey(yesterday, 'a secret'))
    expect(canaryKey(today, 'a secret')).not.toBe(canaryKey(today, 'another'))
  })
})

/** A canary over a real store, at a time that the test sets. */
async function testCanary(mailbox: Mailbox | null = null) {
  const settings = readSettings({ DATA_DIR: join(temporaryFolder(), 'data') })
  const storage = await openStorage(settings)
  onTestFinished(() => storage.close())
  const state = { now: Date.parse('2026-11-20T05:30:00Z'), posts: [] as string[], fails: false }
  const create = () =>
    createCanary({
      at,
      secret: storage.store.secret,
      places: erasurePlaces(settings, storage.archive),
      async post(id) {
        if (state.fails) throw new Error('503')
        state.posts.push(id)
        await storage.store.accept(sampleEnquiry({ id, receivedAt: state.now }))
      },
      messageIdOf: (id) => `<${id}@senda.example>`,
      mailbox,
      clock: () => state.now,
      log: silentLog,
    })
  const deliver = () => storage.store.markDelivered(state.posts.at(-1) ?? '', state.now)
  return { ...storage, state, create, check: create(), deliver }
}

describe('the daily test enquiry', () => {
  test('is sent once, and is well when its mail has left', async () => {
    const { check, state, deliver } = await testCanary()
    for (let looks = 0; looks < 3; looks++) expect(await check()).toBeUndefined()
    expect(state.posts).toHaveLength(1)
    await deliver()
    state.now += 60 * minute
    expect(await check()).toBeNull()
    expect(state.posts).toHaveLength(1)
  })

  test('is missed after half an hour, and well again when it arrives late', async () => {
    const { check, state, deliver } = await testCanary()
    await check()
    state.now += 30 * minute
    expect(await check()).toBeUndefined()
    state.now += minute
    expect(await check()).toMatchObject({
      name: 'canary-missing',
      message: expect.stringContaining('of 2026-11-20 has not arrived') as string,
    })
    await deliver()
    expect(await check()).toBeNull()
  })

  test('that was missed is not well while the next one is under way', async () => {
    const { check, state, deliver } = await testCanary()
    await check()
    state.now += day
    expect(await check()).toBeUndefined()
    await deliver()
    expect(await check()).toBeNull()
  })

  test('is missed as well when it cannot even be sent', async () => {
    const { check, state } = await testCanary()
    state.fails = true
    expect(await check()).toBeUndefined()
    state.now += 31 * minute
    expect(await check()).toMatchObject({ name: 'canary-missing' })
    state.fails = false
    await check()
    expect(state.posts).toHaveLength(1)
  })

  test('survives a restart: it is neither sent again nor forgotten', async () => {
    const { check, create, state } = await testCanary()
    await check()
    state.now += 20 * minute
    const restarted = create()
    expect(await restarted()).toBeUndefined()
    expect(state.posts).toHaveLength(1)
    state.now += 31 * minute
    expect(await restarted()).toMatchObject({ name: 'canary-missing' })
  })

  test('does not pile up: the one before goes when the next is sent', async () => {
    const { check, state, deliver, archive } = await testCanary()
    for (let days = 0; days < 3; days++) {
      await check()
      await deliver()
      await check()
      state.now += day
    }
    expect(state.posts).toHaveLength(3)
    expect((await archive.stats()).total).toBe(1)
  })
})

describe('with a mailbox', () => {
  test('it is looked for there, and found again after a restart and by another instance', async () => {
    trustLocalhostCertificate()
    const server = await startImapServer()
    const { check, create, state, deliver } = await testCanary(imapMailbox(server.url))
    await check()
    await deliver()
    state.now += 31 * minute
    expect(await check()).toMatchObject({ name: 'canary-missing' })
    server.inbox.push('<visitor@senda.example>', `<${state.posts[0] ?? ''}@senda.example>`)
    expect(await check()).toBeNull()
    const another = create()
    state.now += 31 * minute
    expect(await another()).toBeNull()
  })

  test('it is removed there when the next one is sent, and nothing else is', async () => {
    trustLocalhostCertificate()
    const server = await startImapServer()
    const { check, state, deliver } = await testCanary(imapMailbox(server.url))
    const other = '<visitor@senda.example>'
    server.inbox.push(other)
    const sendAndArrive = async () => {
      await check()
      await deliver()
      const messageId = `<${state.posts.at(-1) ?? ''}@senda.example>`
      server.inbox.push(messageId)
      return messageId
    }
    await sendAndArrive()
    expect(await check()).toBeNull()
    state.now += day
    const second = await sendAndArrive()
    expect(server.inbox).toEqual([other, null, second])
    expect(await check()).toBeNull()
  })

  test('that does not encrypt it gets no password', async () => {
    const server = await startImapServer({ startTls: false })
    await expect(imapMailbox(server.url).has('<any@senda.example>')).rejects.toThrow('STARTTLS')
    expect(server.commands).toContain('CAPABILITY')
    expect(server.commands).not.toContain('LOGIN')
  })

  test('that cannot be reached it counts as missing', async () => {
    const { check, state, deliver } = await testCanary(
      imapMailbox(new URL('imap://office:secret@127.0.0.1:1')),
    )
    await check()
    await deliver()
    state.now += 31 * minute
    expect(await check()).toMatchObject({ name: 'canary-missing' })
  })
})
