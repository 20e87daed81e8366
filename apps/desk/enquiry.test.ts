import { describe, expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { ServiceEvents, createServiceStatus } from '@site/service/status/service-status.ts'
import { problemsOf } from '@site/service/status/problems.ts'
import { statusOfStore } from '@site/service/testing/test-app.ts'
import { sampleEnquiry, sampleValues } from '@site/service/testing/sample-enquiry.ts'
import { testDesk } from './testing/test-desk.ts'
import { day } from '@site/service/clock/time.ts'
import { enquiryFrom, held, now } from './testing/desk-enquiries.ts'

const t = deskMessages[company.language]

describe('one enquiry', () => {
  test('shows the message, the state of its email, and a reply that quotes it', async () => {
    const { get, store } = await testDesk()
    const enquiry = enquiryFrom('Müller', { locale: 'fr' })
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
    const enquiry = enquiryFrom('Müller')
    await store.accept(enquiry)
    const list = '/?show=all&q=M%C3%BCller'
    const [, link = ''] = /href="(\/enquiries\/[^"]+)"/.exec((await get(list)).body) ?? []
    const address = link.replaceAll('&amp;', '&')
    const act = async (action: string) => {
      const response = await post(address, { action })
      expect([response.statusCode, response.headers.location]).toEqual([303, address])
      return archive.stats()
    }
    expect(await act('answered')).toMatchObject({ answered: 1, new: 0 })
    expect(await act('spam')).toMatchObject({ answered: 0, spam: 1 })
    expect(await act('new')).toMatchObject({ spam: 0, new: 1 })
    // The link back points to the list that the owner came from.
    expect((await get(address)).body).toContain(`href="${list.replaceAll('&', '&amp;')}">${t.BACK}`)
  })

  const send = { action: 'send' }

  test('is released if held, and sent again if already sent', async () => {
    const { get, sendForm, store, archive } = await testDesk()
    const [quarantined, sent] = [enquiryFrom('Held', held), enquiryFrom('Sent')]
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
    for (const name of ['One', 'Two']) await store.accept(enquiryFrom(name, held))
    expect((await get('/')).body).not.toContain(t.RELEASE_ALL)
    const page = (await get('/?show=held')).body
    expect(page).toContain(t.RELEASE_ALL)
    expect((await sendForm(page)).headers.location).toBe('/?show=held')
    expect(await archive.stats()).toMatchObject({ held: 0, waiting: 2 })
    expect((await get('/?show=held')).body).not.toContain(t.RELEASE_ALL)
  })

  test('that the mail server refuses can be cancelled, which resolves the alert', async () => {
    const { get, sendForm, store, archive } = await testDesk()
    const enquiry = enquiryFrom('Müller', { receivedAt: now - day })
    const { id } = enquiry
    await store.accept(enquiry)
    // A new status for each check, because one is cached for a moment.
    const alert = async () => {
      const events = new ServiceEvents()
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
    const enquiry = enquiryFrom('Müller')
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
    const enquiry = enquiryFrom('Müller')
    await store.accept(enquiry)
    const page = async () => (await get(`/enquiries/${enquiry.id}`)).body
    expect(await page()).toContain(t.HISTORY_DUE)
    await store.postpone(enquiry.id, { dueAt: now + day, error: '451 try later' })
    expect(await page()).toContain(t.HISTORY_NEXT)
  })
})
