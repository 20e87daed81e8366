import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test, vi } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { swissDay } from '@site/company/i18n/swiss-time.ts'
import { openFolderTransport } from '@site/service/mail/folder-transport.ts'
import { composeMail } from '@site/service/mail/compose-mail.ts'
import { mailFileName } from '@site/service/mail/mail-file-name.ts'
import { createLog } from '@site/service/log/log.ts'
import { createServiceEvents } from '@site/service/status/service-events.ts'
import { OperatorError } from '@site/service/settings/operator-error.ts'
import { problemsOf } from '@site/service/status/problems.ts'
import { createServiceStatus } from '@site/service/status/service-status.ts'
import { statusOfStore } from '@site/service/testing/test-app.ts'
import { companyAddress } from '@site/service/testing/company-address.ts'
import { ownerCommand } from '@site/service/testing/owner-command.ts'
import { largeEnquiry, sampleEnquiry, sampleValues } from '@site/service/testing/sample-enquiry.ts'
import { sampleStatus } from '@site/service/testing/sample-figures.ts'
import { testDesk } from './testing/test-desk.ts'
import { maxNoteLength } from '@site/service/desk/note-length.ts'
import { entriesPerPage } from '@site/service/desk/list-enquiries.ts'
import { day } from '@site/service/clock/time.ts'

const t = deskMessages[company.language]
const now = Date.now()

/** An enquiry from a visitor with this last name. */
const from = (lastName: string, more: Parameters<typeof sampleEnquiry>[0] = {}) =>
  sampleEnquiry({ values: { ...sampleValues, lastName }, ...more })

const namesIn = (page: string) =>
  [...page.matchAll(/<a href="\/enquiries\/[^"]+">Jérôme ([^<]+)<\/a>/g)].map(([, name]) => name)

const held = { mark: 'honeypot', quarantine: { limit: 0, since: 0, digestAt: now } } as const

describe('the list', () => {
  test('shows new enquiries, and others by filter', async () => {
    const { get, store, archive } = await testDesk()
    const [fresh, answered, spam] = [from('New'), from('Answered'), from('Spam', held)]
    for (const enquiry of [fresh, answered, spam]) await store.accept(enquiry)
    await archive.review([answered.id], 'answered', now)
    const names = async (query: string) => namesIn((await get(`/${query}`)).body)
    expect(await names('')).toEqual(['New'])
    expect(await names('?show=answered')).toEqual(['Answered'])
    expect(await names('?show=spam')).toEqual(['Spam'])
    expect(await names('?show=held')).toEqual(['Spam'])
    expect((await names('?show=waiting')).sort()).toEqual(['Answered', 'New'])
    expect(await names('?show=all')).toHaveLength(3)
  })

  test('finds names, addresses, references and texts regardless of case', async () => {
    const { get, store, archive } = await testDesk()
    const one = from('Caduff', {
      values: { ...sampleValues, lastName: 'Caduff', email: 'u@holz.ch', message: 'Eine Säge' },
    })
    await store.accept(one)
    await store.accept(from('Other'))
    await archive.review([one.id], 'answered', now)
    for (const words of ['jérôme caduff', 'HOLZ.ch', 'säge', '„Säge“', one.id.slice(0, 8)]) {
      const page = await get(`/?q=${encodeURIComponent(words)}`)
      expect(namesIn(page.body)).toEqual(['Caduff'])
    }
    expect((await get('/?q=nothing')).body).toContain(t.NOTHING_FOUND)
    // Every enquiry may be dealt with, or not: a search says nothing about that.
    expect((await get('/?show=new&q=nothing')).body).toContain(t.NOTHING_FOUND)
  })

  test('finds words in any order and spelling, phone numbers, and the source as it is shown', async () => {
    const { get, store } = await testDesk()
    const decomposed = 'Zu\u0308rich'
    // References without digits, which would be found by parts of a phone number.
    const idOf = (letter: string) => `${letter.repeat(8)}-aaaa-4aaa-aaaa-aaaaaaaaaaaa`
    const values = { ...sampleValues, lastName: 'Caduff', message: decomposed }
    await store.accept(from('Caduff', { id: idOf('a'), values: { ...values, source: 'website' } }))
    const found = async (words: string) =>
      namesIn((await get(`/?show=all&q=${encodeURIComponent(words)}`)).body)
    for (const spelling of ['zürich', 'zurich', 'Zuerich']) {
      expect(await found(spelling)).toEqual(['Caduff'])
    }
    expect(await found(decomposed)).toEqual(['Caduff'])
    expect(await found('caduff jérôme')).toEqual(['Caduff'])
    expect(await found('“Caduff, Jérôme”')).toEqual(['Caduff'])
    expect(await found('079 123 45 67')).toEqual(['Caduff'])
    expect(await found('0041791234567')).toEqual(['Caduff'])
    expect(await found('+41 79 123')).toEqual(['Caduff'])
    expect(await found('079 123 45 68')).toEqual([])
    const local = {
      ...values,
      lastName: 'D’Angély',
      phone: '044 123 45 60 / 079-123 45 69',
      companyName: 'Sœurs Łódź',
    }
    await store.accept(from('Local', { id: idOf('b'), values: local }))
    expect(await found('+41 44 123 45 60')).toEqual(['D’Angély'])
    expect(await found('+41 79 123 45 69')).toEqual(['D’Angély'])
    const liechtenstein = { ...values, lastName: 'Ospelt', phone: '232 11 11' }
    const fromOspelt = from('Ospelt', { id: idOf('c'), values: liechtenstein })
    await store.accept(fromOspelt)
    expect(await found('+423 232 11 11')).toEqual(['Ospelt'])
    expect(await found("d'angély")).toEqual(['D’Angély'])
    expect(await found('D’ANGELY')).toEqual(['D’Angély'])
    expect(await found('soeurs lodz')).toEqual(['D’Angély'])
    const reference = referenceOf(fromOspelt.id)
    for (const pasted of [`#${reference.toLowerCase()}`, `Re: Ihre Anfrage ${reference}`]) {
      expect(await found(pasted)).toEqual(['Ospelt'])
    }
    expect(await found(messages[company.language].SOURCE_WEBSITE)).toEqual(['Caduff'])
  })

  test('is split into pages, with enquiries of any size', async () => {
    const { get, store } = await testDesk()
    await store.accept(largeEnquiry(1024 * 1024, 0))
    for (let count = 1; count <= entriesPerPage; count++) {
      await store.accept(from(`No${count}`, { receivedAt: count }))
    }
    const first = (await get('/')).body
    expect(namesIn(first)).toHaveLength(entriesPerPage)
    const [, older = ''] = new RegExp(`href="([^"]+)">${t.OLDER}`).exec(first) ?? []
    const last = (await get(older.replaceAll('&amp;', '&'))).body
    expect(namesIn(last)).toEqual(['Müller'])
    // A page that has been dealt with leads to the rest of the list.
    const { headers } = await get(`/?show=new&after=0.${'0'.repeat(36)}`)
    expect(headers.location).toBe('/?show=new')
    // An export from any page is of the whole list.
    const [, download = ''] = /href="([^"]+)">CSV/.exec(last) ?? []
    const { body } = await get(download.replaceAll('&amp;', '&'))
    expect(body.match(/Jérôme/g)).toHaveLength(entriesPerPage + 1)
  })

  test('shows how many enquiries each filter has, but not while searching', async () => {
    const { get, store } = await testDesk()
    await store.accept(from('Müller'))
    const countsOn = async (path: string) =>
      [...(await get(path)).body.matchAll(/class="count"> (\d+)</g)].map(([, count]) => count)
    expect(await countsOn('/')).toEqual(['1', '0', '0', '1', '1'])
    expect(await countsOn('/?q=nothing')).toEqual([])
  })

  test('can be downloaded in the format that the command line exports', async () => {
    const { get, store, dataFolder } = await testDesk()
    await store.accept(from('=1+1'))
    await store.accept(from('Nobody'))
    const { body, headers } = await get('/enquiries.csv?q=1%2B1')
    expect(headers['content-disposition']).toContain('enquiries.csv')
    expect(body).toContain("'=1+1")
    expect(body).not.toContain('Nobody')
    const { output } = await ownerCommand(dataFolder, ['export', '--format', 'json'])
    expect((await get('/enquiries.json?show=all')).body.trim()).toBe(output)
  })
})

describe('many exports and searches', () => {
  /** A desk whose archive is read until a test lets it end. */
  async function slowDesk() {
    const { desk, archive } = await testDesk()
    const running = new Set<AbortSignal | undefined>()
    const { promise: end, resolve } = Promise.withResolvers<undefined>()
    let most = 0
    vi.spyOn(archive, 'list').mockImplementation(async function* ({ reader }) {
      running.add(reader)
      most = Math.max(most, running.size)
      try {
        await Promise.race([end, once(reader ?? new EventTarget(), 'abort')])
        reader?.throwIfAborted()
        yield* []
      } finally {
        running.delete(reader)
      }
    })
    const address = await desk.listen({ port: 0, host: '127.0.0.1' })
    return {
      address,
      running,
      mostAtOnce: () => most,
      end: () => {
        resolve(undefined)
      },
    }
  }

  test.each(['/enquiries.csv', '/?q=Caduff', '/overview'])(
    'of %s one is made at a time, and none whose reader has left',
    async (path) => {
      const { address, running, mostAtOnce, end } = await slowDesk()
      const leaving = Array.from({ length: 5 }, () => new AbortController())
      const left = leaving.map(({ signal }) => fetch(address + path, { signal }))
      await expect.poll(() => running.size).toBe(1)
      const staying = fetch(address + path)
      for (const reader of leaving) reader.abort()
      await Promise.allSettled(left)
      end()
      expect((await (await staying).text()).length).toBeGreaterThan(0)
      expect(mostAtOnce()).toBe(1)
      await expect.poll(() => running.size).toBe(0)
    },
  )

  test('a search that finds nothing further is not repeated', async () => {
    const { get, archive } = await testDesk()
    const list = vi.spyOn(archive, 'list')
    const { statusCode, body } = await get(`/?q=Caduff&after=0.${'0'.repeat(36)}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(t.NEWEST)
    expect(list).toHaveBeenCalledOnce()
  })
})

test('held enquiries that nobody has looked at are counted above the list', async () => {
  const { get, store, archive } = await testDesk()
  const quarantine = { limit: 0, emailLimit: 0, since: 0, digestAt: now }
  const enquiries = Array.from({ length: 3 }, () => from('Held', { quarantine }))
  for (const enquiry of [...enquiries, from('Spam', held)]) await store.accept(enquiry)
  const warning = (count: number) => t.PROBLEM_HELD.replace('{count}', String(count))
  const { body } = await get('/')
  expect(body).toContain(warning(3))
  expect(body).toContain('href="/?show=held"')
  expect((await get('/?show=held')).body).not.toContain(warning(3))
  await archive.review(
    enquiries.map(({ id }) => id),
    'spam',
    now,
  )
  expect((await get('/')).body).not.toContain(t.PROBLEM_HELD.slice(-20))
})

describe('one enquiry', () => {
  test('shows the message, the state of its email, and a reply that quotes it', async () => {
    const { get, store } = await testDesk()
    const enquiry = from('Müller', { locale: 'fr' })
    await store.accept(enquiry)
    await store.claim({ now, leaseUntil: now, limit: 1 })
    await store.postpone(enquiry.id, { dueAt: now, error: '451 try later' })
    const { body } = await get(`/enquiries/${enquiry.id}`)
    for (const text of ['Wir suchen Hilfe.', 'Müller &amp; Söhne AG', '451 try later', t.SEND_NOW])
      expect(body).toContain(text)
    const [, link = ''] = /href="(mailto:[^"]+)"/.exec(body.replaceAll('&amp;', '&')) ?? []
    expect(link).toMatch(/^mailto:jerome@example\.ch\?subject=Votre%20demande/)
    expect(decodeURIComponent(link)).toContain('> Wir suchen Hilfe.')
  })

  test('a reply to a long text stays short enough for every mail program', async () => {
    const { get, store } = await testDesk()
    const message = 'é "quoted" 🦫\n'.repeat(5_000)
    const enquiry = sampleEnquiry({ values: { ...sampleValues, message } })
    await store.accept(enquiry)
    const { body } = await get(`/enquiries/${enquiry.id}`)
    const [, link = ''] = /href="(mailto:[^"]+subject[^"]+)"/.exec(body) ?? []
    expect(link.replaceAll('&amp;', '&').length).toBeLessThanOrEqual(2_000)
  })

  test('a reply to an enquiry without a message quotes nothing', async () => {
    const { get, store } = await testDesk()
    const enquiry = sampleEnquiry({ values: { ...sampleValues, message: ' ' } })
    await store.accept(enquiry)
    const { body } = await get(`/enquiries/${enquiry.id}`)
    expect(body).toMatch(/href="mailto:[^"]+subject=[^"]+&amp;body="/)
  })

  test('is marked as answered, as spam and as new again', async () => {
    const { get, post, store, archive } = await testDesk()
    const enquiry = from('Müller')
    await store.accept(enquiry)
    const list = '/?show=all&q=M%C3%BCller'
    const [, link = ''] = /href="(\/enquiries\/[^"]+)"/.exec((await get(list)).body) ?? []
    const address = link.replaceAll('&amp;', '&')
    const act = async (action: string) => {
      const answer = await post(address, { action })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, address])
      return archive.stats()
    }
    expect(await act('answered')).toMatchObject({ answered: 1, new: 0 })
    expect(await act('spam')).toMatchObject({ answered: 0, spam: 1 })
    expect(await act('new')).toMatchObject({ spam: 0, new: 1 })
    // The way back leads to the list that the owner came from.
    expect((await get(address)).body).toContain(`href="${list.replaceAll('&', '&amp;')}">${t.BACK}`)
  })

  const send = { action: 'send' }

  test('is released if held, and sent again if already sent', async () => {
    const { get, sendForm, store, archive } = await testDesk()
    const [quarantined, sent] = [from('Held', held), from('Sent')]
    await store.accept(quarantined)
    await store.accept(sent)
    await store.markDelivered(sent.id, now)
    for (const { id } of [quarantined, sent]) {
      await sendForm((await get(`/enquiries/${id}`)).body, send)
      expect((await archive.find(id))[0]?.status).toBe('waiting')
    }
  })

  test('is released with all others that are held', async () => {
    const { get, sendForm, store, archive } = await testDesk()
    for (const name of ['One', 'Two']) await store.accept(from(name, held))
    expect((await get('/')).body).not.toContain(t.RELEASE_ALL)
    const page = (await get('/?show=held')).body
    expect(page).toContain(t.RELEASE_ALL)
    expect((await sendForm(page)).headers.location).toBe('/?show=held')
    expect(await archive.stats()).toMatchObject({ held: 0, waiting: 2 })
    expect((await get('/?show=held')).body).not.toContain(t.RELEASE_ALL)
  })

  test('that the mail server refuses can be cancelled, which resolves the alert', async () => {
    const { get, sendForm, store, archive } = await testDesk()
    const enquiry = from('Müller', { receivedAt: now - day })
    const { id } = enquiry
    await store.accept(enquiry)
    // A status of its own for each check: one is kept for a moment.
    const alert = async () => {
      const events = createServiceEvents()
      const status = await createServiceStatus({ ...statusOfStore, store, events })()
      return problemsOf(status).get('outbox-old')
    }
    expect(await alert()).toContain('1 email is waiting')
    await store.postpone(id, { dueAt: now, error: '554 refused' })
    const page = async () => (await get(`/enquiries/${id}`)).body
    await sendForm(await page(), { action: 'cancel' })
    expect((await archive.find(id))[0]?.status).toBe('cancelled')
    expect(await alert()).toBeNull()
    const cancelled = await page()
    for (const text of [t.HISTORY_CANCELLED, '554 refused', t.SEND_NOW])
      expect(cancelled).toContain(text)
    expect(cancelled).not.toContain(t.CANCEL)
    await sendForm(cancelled, send)
    expect((await archive.find(id))[0]?.status).toBe('waiting')
  })

  test('is not sent twice by a page that is older than its email, or by a double click', async () => {
    const { get, sendForm, store, archive } = await testDesk()
    const enquiry = from('Müller')
    const { id } = enquiry
    await store.accept(enquiry)
    const page = async () => (await get(`/enquiries/${id}`)).body
    const waiting = await page()
    await store.markDelivered(id, now)
    await sendForm(waiting, send)
    expect((await archive.find(id))[0]?.status).toBe('delivered')

    const delivered = await page()
    await sendForm(delivered, send)
    await store.markDelivered(id, now + 1000)
    await sendForm(delivered, send)
    expect((await archive.find(id))[0]?.status).toBe('delivered')
  })

  test('the history and the overview show which mailbox has refused its email', async () => {
    const { get, store } = await testDesk()
    const enquiry = sampleEnquiry({ receivedAt: Date.now() })
    await store.accept(enquiry)
    await store.postpone(enquiry.id, {
      dueAt: Date.now() + 60_000,
      error: 'ana@example.ch: 550 5.1.1 no such user',
      mailboxes: {
        accepted: { 'info@example.ch': Date.now() },
        refused: { 'ana@example.ch': { reason: '550', attempts: 1, dueAt: Date.now() + 60_000 } },
      },
    })
    const { body } = await get(`/enquiries/${enquiry.id}`)
    expect(body).toContain(fillPlaceholders(t.HISTORY_ACCEPTED, { address: 'info@example.ch' }))
    expect(body).toContain('ana@example.ch: 550 5.1.1 no such user')
    expect(body).toContain(t.HISTORY_NEXT)
    expect((await get('/overview')).body).toMatch(
      new RegExp(`${t.STATE_REFUSED}</dt><dd>ana@example\\.ch \\(1\\)</dd>`),
    )
  })

  test('names the next attempt only if it is in the future', async () => {
    const { get, store } = await testDesk()
    const enquiry = from('Müller')
    await store.accept(enquiry)
    const page = async () => (await get(`/enquiries/${enquiry.id}`)).body
    expect(await page()).toContain(t.HISTORY_DUE)
    await store.postpone(enquiry.id, { dueAt: now + day, error: '451 try later' })
    expect(await page()).toContain(t.HISTORY_NEXT)
  })
})

describe('the owner’s note', () => {
  const written = 'Rang her back:\r\n<b>send an offer</b> & call on Monday'

  async function noted() {
    const desk = await testDesk()
    const enquiry = from('Müller')
    await desk.store.accept(enquiry)
    const address = `/enquiries/${enquiry.id}`
    const record = async () => (await desk.archive.find(enquiry.id))[0]
    return { ...desk, address, record }
  }

  test('is shown with the time at which it was saved, and exported', async () => {
    const { get, post, address, record } = await noted()
    const saved = await post(`${address}/note?show=all`, { note: written })
    expect([saved.statusCode, saved.headers.location]).toEqual([303, `${address}?show=all#note`])
    expect(await record()).toMatchObject({ note: written.replace('\r\n', '\n') })
    const { body } = await get(address)
    expect(body).toContain('&lt;b&gt;send an offer&lt;/b&gt; &amp; call on Monday</textarea>')
    expect(body).toMatch(new RegExp(`${t.NOTE_SAVED} <time`))
    const table = (await get('/enquiries.csv?show=all')).body.split('\r\n')
    expect(table[0]?.endsWith(`;${t.NOTE}`)).toBe(true)
    expect(table[1]?.endsWith(';"Rang her back:\n<b>send an offer</b> & call on Monday"')).toBe(
      true,
    )
    await post(`${address}/note`, { note: ' ' })
    expect(await record()).toMatchObject({ note: null, notedAt: null })
  })

  test('is shown again if it cannot be saved, with the reason', async () => {
    const { post, archive, address, record } = await noted()
    const reason = 'The database is in use.'
    vi.spyOn(archive, 'saveNote').mockRejectedValueOnce(new OperatorError(reason))
    const failed = await post(`${address}/note?show=all`, { note: written })
    expect(failed.statusCode).toBe(500)
    for (const text of [
      t.NOTE_FAILED,
      reason,
      'send an offer',
      `action="${address}/note?show=all"`,
    ])
      expect(failed.body).toContain(text)
    expect(await record()).toMatchObject({ note: null })
  })

  test('may be as long as its field allows, whatever the line breaks', async () => {
    const { get, post, address, record } = await noted()
    expect((await get(address)).body).toContain(`maxLength="${maxNoteLength}"`)
    const longest = 'a\n'.repeat(maxNoteLength / 2 - 1) + 'ab'
    const send = (note: string) => post(`${address}/note`, { note: note.replaceAll('\n', '\r\n') })
    expect((await send(`${longest}c`)).statusCode).toBe(400)
    expect((await send(longest)).statusCode).toBe(303)
    expect((await record())?.note).toHaveLength(maxNoteLength)
  })

  test('is refused from another website, and for an enquiry that was erased', async () => {
    const { post, archive, address, record } = await noted()
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await post(`${address}/note`, { note: written }, foreign)).statusCode).toBe(403)
    const { enquiry } = (await record()) ?? expect.unreachable()
    await archive.erase([enquiry.id])
    expect((await post(`${address}/note`, { note: written })).statusCode).toBe(404)
  })
})

test('the owner can say who answered, if somebody of the company did', async () => {
  const { get, post, store, archive } = await testDesk()
  const enquiry = from('Müller')
  await store.accept(enquiry)
  const address = `/enquiries/${enquiry.id}`
  const [person] = company.people ?? []
  const name = person?.name ?? expect.unreachable()
  expect((await get(address)).body).toContain(`<option>${name}</option>`)
  const answer = (answeredBy: string) => post(address, { action: 'answered', answeredBy })
  expect((await answer('Somebody Else')).statusCode).toBe(400)
  expect((await answer(name)).statusCode).toBe(303)
  const { body } = await get(address)
  expect(body).toContain(fillPlaceholders(t.HISTORY_ANSWERED_BY, { name }))
  expect(body).not.toContain('<option>')
  expect((await get('/enquiries.csv?show=answered')).body).toContain(`;${name};`)
  await answer('')
  expect((await archive.find(enquiry.id))[0]).toMatchObject({ answeredBy: null })
})

test('a person is erased after a confirmation that lists what is included', async () => {
  const { get, sendForm, store, archive } = await testDesk()
  const [one, two, other] = [from('One'), from('Two'), from('Other')]
  other.values = { ...other.values, email: 'other@example.ch' }
  for (const enquiry of [one, two, other]) await store.accept(enquiry)
  for (const { id } of [one, two]) await store.markDelivered(id, now)
  const shown = (await get(`/enquiries/${one.id}/erase`)).body
  expect(shown).toContain(`href="/enquiries/${two.id}"`)
  expect(shown).not.toContain(other.id)
  expect(shown).toContain('jerome@example.ch')
  expect(await archive.stats()).toMatchObject({ total: 3 })

  const done = (await sendForm(shown)).body
  expect(done).toContain(t.ERASE_DONE.replace('{count}', '2'))
  expect(await archive.stats()).toMatchObject({ total: 1 })
  expect((await get(`/enquiries/${one.id}`)).statusCode).toBe(404)

  const again = (await sendForm(shown)).body
  expect(again).toContain(t.ERASE_NOTHING_LEFT)
  expect(again).not.toContain('name="email"')
})

test('an erasure that fails halfway shows the reason and can be retried', async () => {
  const { get, sendForm, store, archive } = await testDesk()
  const enquiry = from('One')
  await store.accept(enquiry)
  await store.markDelivered(enquiry.id, now)
  const reason = 'The database is in use.'
  vi.spyOn(archive, 'scrub').mockRejectedValueOnce(new OperatorError(reason))
  const failed = await sendForm((await get(`/enquiries/${enquiry.id}/erase`)).body)
  expect(failed.statusCode).toBe(500)
  expect(failed.body).toContain(reason)
  const done = await sendForm(failed.body)
  expect(done.statusCode).toBe(200)
  expect(done.body).toContain(t.ERASE_NOTHING_LEFT)
})

test('the overview counts enquiries and visits by week, and shows the state of the service', async () => {
  const { get, store } = await testDesk()
  await store.accept(from('Now', { receivedAt: now }))
  await store.accept(from('Spam', { receivedAt: now, ...held }))
  await store.accept(from('Before', { receivedAt: now - 7 * day }))
  const home = { page: 'home', locale: 'de', day: swissDay(now) } as const
  await store.addPageViews([
    { ...home, fromOutside: true, views: 3 },
    { ...home, fromOutside: false, views: 4 },
  ])
  const { body } = await get('/overview')
  const rows = [...body.matchAll(/<\/th>(<td.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replaceAll(/<\/?td[^>]*>/g, ' ')
      .trim()
      .split(/ +/),
  )
  expect(rows.slice(0, 3)).toEqual([
    ['1', '3', '7', '0', '1', '0', '0'],
    ['1', '0', '0', '0', '1', '0', '0'],
    ['0', '0', '0', '0', '0', '0', '0'],
  ])
  expect(body).toContain(t.YES)
})

test('the overview shows that nothing can be stored, and hides the unknown number of waiting emails', async () => {
  const status = () => Promise.resolve({ ...sampleStatus, canStore: false, outbox: null })
  const { get } = await testDesk({ status })
  const { body } = await get('/overview')
  expect(body).toContain(t.NO)
  expect(body).not.toContain(t.STATE_OUTBOX)
  expect((await get('/')).body).toContain(t.PROBLEM_STORE)
})

test('the list names the problems that an alert would report', async () => {
  const { get, events } = await testDesk()
  expect((await get('/')).body).not.toContain('class="problem"')
  events.emit('mailAttempted', { outcome: 'login-refused' })
  events.emit('ownPagePosted', { hostReplaced: true })
  const { body } = await get('/')
  for (const text of [t.PROBLEM_LOGIN, t.PROBLEM_HOST]) expect(body).toContain(text)
})

test('a digest that the mail server refuses can be cancelled', async () => {
  const { get, sendForm, store } = await testDesk()
  await store.accept(from('Spam', held))
  expect((await get('/overview')).body).not.toContain('<form')
  const [digest] = await store.claim({ now, leaseUntil: now, limit: 1 })
  await store.postpone(digest?.id ?? '', { dueAt: now, error: '554 refused' })
  const page = (await get('/overview')).body
  expect(page).toContain(t.CANCEL_LISTS.replace('{count}', '1'))
  await sendForm(page)
  expect(await store.outbox()).toMatchObject({ waiting: 0, held: 1 })
})

test('emails kept as files are shown as they were sent', async () => {
  const { get, store, dataFolder } = await testDesk()
  const enquiry = from('Müller')
  await store.accept(enquiry)
  const mail = composeMail(enquiry, { from: companyAddress, to: [companyAddress], language: 'de' })
  await openFolderTransport(join(dataFolder, 'mail')).send(mail)
  const name = mailFileName({ id: enquiry.id, time: enquiry.receivedAt })
  expect((await get('/emails')).body).toContain(mail.subject)
  expect((await get(`/enquiries/${enquiry.id}`)).body).toContain(`/emails/${name}`)
  const page = (await get(`/emails/${name}`)).body
  expect(page).toContain('sandbox=""')
  expect(page).toContain('Wir suchen Hilfe.')
  const html = await get(`/emails/${name}/html`)
  expect(html.body).toContain('Wir suchen Hilfe.')
  expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.* sandbox/)
  expect((await get('/emails/..%2Fenquiries.eml')).statusCode).toBe(404)
})

test('the list of emails keeps no email in memory', async () => {
  const { get, dataFolder } = await testDesk()
  const folder = join(dataFolder, 'mail')
  const parse = vi.spyOn(PostalMime, 'parse')
  for (let count = 0; count < 3; count++) {
    const mail = composeMail(largeEnquiry(1024 * 1024, count), {
      from: companyAddress,
      to: [companyAddress],
      language: 'de',
    })
    await openFolderTransport(folder).send(mail)
  }
  const { body } = await get('/emails')
  expect(body.match(/Müller/g)?.length).toBeGreaterThanOrEqual(3)
  // Only the headers are parsed.
  for (const [raw] of parse.mock.calls) expect((raw as Buffer).length).toBeLessThan(10_000)
})

describe('only the owner', () => {
  const marked = async (headers: Record<string, string>) => {
    const { post, store, archive } = await testDesk()
    const enquiry = from('Müller')
    await store.accept(enquiry)
    const { statusCode } = await post(`/enquiries/${enquiry.id}`, { action: 'answered' }, headers)
    const { answered } = await archive.stats()
    return { statusCode, answered }
  }

  test.each([
    ['a page of another website', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['no browser at all', {}],
  ])('changes something: not %s', async (_name, headers) => {
    expect(await marked(headers)).toEqual({ statusCode: 403, answered: 0 })
  })

  test('can post from a page of the desk', async () => {
    expect(await marked({ 'sec-fetch-site': 'same-origin' })).toEqual({
      statusCode: 303,
      answered: 1,
    })
  })

  test('can use an older browser, which sends only the origin', async () => {
    expect(await marked({ host: 'localhost:8081', origin: 'http://localhost:8081' })).toEqual({
      statusCode: 303,
      answered: 1,
    })
  })

  const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const elsewhere = { 'sec-fetch-site': 'cross-site', ...opened }

  test.each([
    ['an image', '/', { ...elsewhere, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', '/', { ...elsewhere, 'sec-fetch-dest': 'iframe' }],
    ['a frame of another port', '/', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }],
    ['a prefetch', '/', { ...elsewhere, 'sec-purpose': 'prefetch' }],
    ['an export in a new window', '/enquiries.csv', elsewhere],
    ['an export, encoded', '/enquiries%2Ejson?show=all', elsewhere],
    ['a search in a new window', '/?q=divorce', elsewhere],
    ['a search, encoded', '/?show=all&%71=divorce', elsewhere],
  ])('reads something: another website does not get %s', async (_name, url, headers) => {
    const { get, archive } = await testDesk()
    const list = vi.spyOn(archive, 'list')
    const { statusCode, body } = await get(url, headers)
    expect(statusCode).toBe(403)
    expect(body).toContain(t.ERROR_ELSEWHERE)
    expect(list).not.toHaveBeenCalled()
  })

  test.each([
    ['a link in an email on the web', '/', elsewhere],
    ['a bookmark', '/?q=M%C3%BCller', { ...opened, 'sec-fetch-site': 'none' }],
    ['a page of the desk', '/enquiries.csv', { ...opened, 'sec-fetch-site': 'same-origin' }],
  ])('reads something, opened by %s', async (_name, url, headers) => {
    const { get } = await testDesk()
    expect((await get(url, headers)).statusCode).toBe(200)
  })

  test('nothing is read for a HEAD request', async () => {
    const { desk, archive } = await testDesk()
    const list = vi.spyOn(archive, 'list')
    for (const url of ['/enquiries.csv?show=all', '/?q=divorce', '/overview']) {
      expect((await desk.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    }
    expect(list).not.toHaveBeenCalled()
  })

  test.each([
    ['localhost:9000', 200],
    ['127.0.0.1', 200],
    ['[::1]:8081', 200],
    ['evil.example', 421],
    ['localhost.evil.example:8081', 421],
    ['unknown', 421],
  ])('with the host name %s the desk answers %i', async (host, status) => {
    const { get } = await testDesk()
    const { statusCode, body } = await get('/', { host })
    expect(statusCode).toBe(status)
    expect(body).toContain(status === 200 ? t.NOTHING_NEW : t.ERROR_HOST.split('«')[0])
  })

  test('behind a proxy, the origin of a form is compared with the forwarded host', async () => {
    const { post, store } = await testDesk({ behindProxy: true })
    const enquiry = from('Müller')
    await store.accept(enquiry)
    const proxied = { host: '127.0.0.1:8081', 'x-forwarded-host': 'desk.example.ch' }
    const send = (origin: string) =>
      post(`/enquiries/${enquiry.id}`, { action: 'answered' }, { ...proxied, origin })
    expect((await send('https://desk.example.ch')).statusCode).toBe(303)
    expect((await send('https://evil.example')).statusCode).toBe(403)
  })
})

test('every answer forbids scripts, frames and caches', async () => {
  const { get } = await testDesk()
  for (const address of ['/', '/overview', '/nothing', '/%ff', '/?after=wrong', '/favicon.svg']) {
    const { headers } = await get(address)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
    expect(policy).not.toMatch(/script|unsafe/)
  }
})

test('error pages show no stack, and the log contains no personal data', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => lines.push(line) })
  const { get, post, store, archive } = await testDesk({ log })
  const enquiry = from('Müller')
  await store.accept(enquiry)
  await get('/?q=jerome@example.ch')
  await get(`/enquiries/${enquiry.id}`)
  await post(`/enquiries/${enquiry.id}`, { action: 'answered' })
  await archive.close()
  const { statusCode, body } = await get('/?q=jerome@example.ch')
  expect(statusCode).toBe(500)
  expect(body).toContain(t.ERROR_FAILED)
  expect(body).not.toMatch(/Error:|\.ts/)
  expect(lines.join('')).toContain('a desk request failed')
  expect(lines.join('')).not.toMatch(/jerome|Müller/i)
})

test('a missing build of the desk is reported', async () => {
  const { get, dataFolder } = await testDesk({
    loadPages: () => Promise.reject(new Error('no such file')),
  })
  expect(existsSync(dataFolder)).toBe(true)
  const { statusCode, body } = await get('/')
  expect(statusCode).toBe(500)
  expect(body).toContain('npm run build')
})
