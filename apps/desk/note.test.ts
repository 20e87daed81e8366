import { describe, expect, test, vi } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { maxNoteLength } from '@site/service/desk/desk-pages.ts'
import { OperatorError } from '@site/service/settings/operator-error.ts'
import { enquiryFrom } from './testing/desk-enquiries.ts'
import { testDesk } from './testing/test-desk.ts'

const t = deskMessages[company.language]

describe('the owner’s note', () => {
  const written = 'Rang her back:\r\n<b>send an offer</b> & call on Monday'

  async function noted() {
    const desk = await testDesk()
    const enquiry = enquiryFrom('Müller')
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
    for (const text of [t.NOTE_FAILED, reason, 'send an offer']) {
      expect(failed.body).toContain(text)
    }
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

const people = company.people ?? []

test.runIf(people.length > 1)('the owner can say who of several people answered', async () => {
  const { get, post, store, archive } = await testDesk()
  const enquiry = enquiryFrom('Müller')
  await store.accept(enquiry)
  const address = `/enquiries/${enquiry.id}`
  const name = people[0]?.name ?? expect.unreachable()
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

test.runIf(people.length <= 1)('nobody is asked who answered in a company of one', async () => {
  const { get, post, store } = await testDesk()
  const enquiry = enquiryFrom('Müller')
  await store.accept(enquiry)
  const address = `/enquiries/${enquiry.id}`
  expect((await get(address)).body).not.toContain('<option>')
  expect((await post(address, { action: 'answered' })).statusCode).toBe(303)
  expect((await get(address)).body).toContain(t.HISTORY_ANSWERED)
})
