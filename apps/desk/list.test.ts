import { once } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { ownerCommand } from '@site/service/testing/owner-command.ts'
import { largeEnquiry, sampleValues } from '@site/service/testing/sample-enquiry.ts'
import { testDesk } from './testing/test-desk.ts'
import { entriesPerPage } from '@site/service/desk/list-routes.ts'
import { enquiryFrom, held, now } from './testing/desk-enquiries.ts'

const t = deskMessages[company.language]

const namesIn = (page: string) =>
  [...page.matchAll(/<a href="\/enquiries\/[^"]+">Jérôme ([^<]+)<\/a>/g)].map(([, name]) => name)

describe('the list', () => {
  test('shows new enquiries, and others by filter', async () => {
    const { get, store, archive } = await testDesk()
    const [fresh, answered, spam] = [
      enquiryFrom('New'),
      enquiryFrom('Answered'),
      enquiryFrom('Spam', held),
    ]
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
    const one = enquiryFrom('Caduff', {
      values: { ...sampleValues, lastName: 'Caduff', email: 'u@holz.ch', message: 'Eine Säge' },
    })
    await store.accept(one)
    await store.accept(enquiryFrom('Other'))
    await archive.review([one.id], 'answered', now)
    for (const words of ['jérôme caduff', 'HOLZ.ch', 'säge', '„Säge“', one.id.slice(0, 8)]) {
      const page = await get(`/?q=${encodeURIComponent(words)}`)
      expect(namesIn(page.body)).toEqual(['Caduff'])
    }
    expect((await get('/?q=nothing')).body).toContain(t.NOTHING_FOUND)
    // A search never says that nothing is new: it finds answered enquiries too.
    expect((await get('/?show=new&q=nothing')).body).toContain(t.NOTHING_FOUND)
  })

  test('finds words in any order and spelling, phone numbers, and the source as it is shown', async () => {
    const { get, store } = await testDesk()
    const decomposed = 'Zu\u0308rich'
    // References without digits, which would be found by parts of a phone number.
    const idOf = (letter: string) => `${letter.repeat(8)}-aaaa-4aaa-aaaa-aaaaaaaaaaaa`
    const values = { ...sampleValues, lastName: 'Caduff', message: decomposed }
    await store.accept(
      enquiryFrom('Caduff', { id: idOf('a'), values: { ...values, source: 'website' } }),
    )
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
    await store.accept(enquiryFrom('Local', { id: idOf('b'), values: local }))
    expect(await found('+41 44 123 45 60')).toEqual(['D’Angély'])
    expect(await found('+41 79 123 45 69')).toEqual(['D’Angély'])
    const liechtenstein = { ...values, lastName: 'Ospelt', phone: '232 11 11' }
    const fromOspelt = enquiryFrom('Ospelt', { id: idOf('c'), values: liechtenstein })
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
      await store.accept(enquiryFrom(`No${count}`, { receivedAt: count }))
    }
    const first = (await get('/')).body
    expect(namesIn(first)).toHaveLength(entriesPerPage)
    const [, older = ''] = new RegExp(`href="([^"]+)">${t.OLDER}`).exec(first) ?? []
    const last = (await get(older.replaceAll('&amp;', '&'))).body
    expect(namesIn(last)).toEqual(['Müller'])
    // A page without entries redirects to the start of the list.
    const { headers } = await get(`/?show=new&after=0.${'0'.repeat(36)}`)
    expect(headers.location).toBe('/?show=new')
    // An export from any page covers the whole list.
    const [, download = ''] = /href="([^"]+)">CSV/.exec(last) ?? []
    const { body } = await get(download.replaceAll('&amp;', '&'))
    expect(body.match(/Jérôme/g)).toHaveLength(entriesPerPage + 1)
  })

  test('shows how many enquiries each filter has, but not while searching', async () => {
    const { get, store } = await testDesk()
    await store.accept(enquiryFrom('Müller'))
    const countsOn = async (path: string) =>
      [...(await get(path)).body.matchAll(/class="muted"> (\d+)</g)].map(([, count]) => count)
    expect(await countsOn('/')).toEqual(['1', '0', '0', '1', '1'])
    expect(await countsOn('/?q=nothing')).toEqual([])
  })

  test('can be downloaded in the format that the command line exports', async () => {
    const { get, store, dataFolder } = await testDesk()
    await store.accept(enquiryFrom('=1+1'))
    await store.accept(enquiryFrom('Nobody'))
    const { body, headers } = await get('/enquiries.csv?q=1%2B1')
    expect(headers['content-disposition']).toContain('enquiries.csv')
    expect(body).toContain("'=1+1")
    expect(body).not.toContain('Nobody')
    const { output } = await ownerCommand(dataFolder, ['export', '--format', 'json'])
    expect((await get('/enquiries.json?show=all')).body.trim()).toBe(output)
  })
})

test('held enquiries that nobody has looked at are counted above the list', async () => {
  const { get, store, archive } = await testDesk()
  const quarantine = { limit: 0, emailLimit: 0, since: 0, digestAt: now }
  const enquiries = Array.from({ length: 3 }, () => enquiryFrom('Held', { quarantine }))
  for (const enquiry of [...enquiries, enquiryFrom('Spam', held)]) await store.accept(enquiry)
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

test('the list names the problems that an alert would report', async () => {
  const { get, events } = await testDesk()
  expect((await get('/')).body).not.toContain('class="problem"')
  events.emit('mailAttempted', { outcome: 'login-refused' })
  events.emit('ownPagePosted', { hostReplaced: true })
  const { body } = await get('/')
  for (const text of [t.PROBLEM_LOGIN, t.PROBLEM_HOST]) expect(body).toContain(text)
})

describe('many exports and searches', () => {
  /** A desk that reads from its archive until a test calls `end`. */
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
    'only one request for %s runs at a time, and none for a reader who has left',
    async (path) => {
      const { address, running, mostAtOnce, end } = await slowDesk()
      const leaving = Array.from({ length: 5 }, () => new AbortController())
      const left = leaving.map(({ signal }) => fetch(address + path, { signal }))
      await expect.poll(() => running.size, { timeout: 10_000 }).toBe(1)
      const staying = fetch(address + path)
      for (const reader of leaving) reader.abort()
      await Promise.allSettled(left)
      end()
      expect((await (await staying).text()).length).toBeGreaterThan(0)
      expect(mostAtOnce()).toBe(1)
      await expect.poll(() => running.size, { timeout: 10_000 }).toBe(0)
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
