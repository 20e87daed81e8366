import { expect, test } from 'vitest'
import type { Locale } from '@site/company/i18n/locales.ts'
import { digestIdAt } from '../storage/delivery-id.ts'
import { summaryOf } from '../storage/enquiry-record.ts'
import { companyAddress } from '../testing/company-address.ts'
import { sampleValues } from '../testing/sample-enquiry.ts'
import { composeDigest } from './compose-digest.ts'

const settings = { from: companyAddress, to: [companyAddress], language: 'en' } as const
const digestAt = Date.UTC(2026, 10, 20, 23)

function digestOf(
  count: number,
  overrides: Partial<typeof sampleValues> = {},
  language: Locale = settings.language,
) {
  const summary = summaryOf({ ...sampleValues, ...overrides })
  const enquiry = { id: '3f2a91c0-1234-4abc-8def-0123456789ab', ...summary }
  return composeDigest(
    { kind: 'digest', digestAt, count, enquiries: [enquiry] },
    { ...settings, language },
  )
}

test('a digest states how many enquiries are held, who sent them and where to release them', () => {
  const mail = digestOf(1)
  expect(mail?.subject).toBe('Enquiries held: 1 (Saturday, 21 November 2026 at 00:00)')
  expect(mail?.text).toContain('The enquiry desk shows them under “Held”.')
  expect(mail?.text).toContain(
    '3F2A91C0  Jérôme Müller, jerome@example.ch: Grüezi Wir suchen Hilfe.',
  )
  expect(mail?.replyTo).toBeUndefined()
})

test('a sender who wrote nothing is listed without a colon', () => {
  expect(digestOf(1, { message: ' ' })?.text).toMatch(
    /3F2A91C0 {2}Jérôme Müller, jerome@example\.ch$/m,
  )
})

test('a French digest has a no-break space before every colon', () => {
  const mail = digestOf(250, {}, 'fr')
  expect(mail?.subject).toMatch(/^Demandes mises en attente\u00A0: 250 /)
  expect(mail?.text).toContain('jerome@example.ch\u00A0: Grüezi')
  expect(mail?.text).not.toMatch(/[^\u00A0\d]: /)
})

test('a digest states how many more enquiries there are than it lists', () => {
  expect(digestOf(1)?.text).not.toContain('more')
  expect(digestOf(250)?.text).toContain('And 249 more.')
})

test('the Message-ID is the same at every attempt, and new when there are more enquiries', () => {
  expect(digestOf(3)?.messageId).toBe(digestOf(3)?.messageId)
  expect(digestOf(4)?.messageId).not.toBe(digestOf(3)?.messageId)
})

test('markup that visitors wrote is escaped', () => {
  const mail = digestOf(1, { message: '<script>alert(1)</script>\r\nBcc: all@example.ch' })
  expect(mail?.html).not.toContain('<script>')
  expect(mail?.text).toContain('alert(1)</script> Bcc: all@example.ch')
})

test('no digest is sent when nothing is held any more', () => {
  expect(composeDigest({ kind: 'digest', digestAt, count: 0, enquiries: [] }, settings)).toBeNull()
})

test('the file name contains the hour and the digest', () => {
  expect(digestOf(1)).toMatchObject({ id: digestIdAt(digestAt), time: digestAt })
})
