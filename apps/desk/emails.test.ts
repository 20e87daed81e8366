import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { openFolderTransport } from '@site/service/mail/open-mail-transport.ts'
import { composeMail } from '@site/service/mail/compose-mail.ts'
import { mailFileName } from '@site/service/mail/mail.ts'
import { companyAddress } from '@site/service/testing/company-address.ts'
import { largeEnquiry } from '@site/service/testing/sample-enquiry.ts'
import { testDesk } from './testing/test-desk.ts'
import { enquiryFrom } from './testing/desk-enquiries.ts'

test('emails kept as files are shown as they were sent', async () => {
  const { get, store, dataFolder } = await testDesk()
  const enquiry = enquiryFrom('Müller')
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
