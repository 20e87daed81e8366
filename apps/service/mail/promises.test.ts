import { describe, expect, test } from 'vitest'
import type { Engagement } from '@site/company/facts/define-company.ts'
import { answerTime } from '@site/company/facts/engagement-texts.ts'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import { type SpamMark, summaryOf } from '../storage/enquiry-record.ts'
import { companyAddress } from '../testing/company-address.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { sampleFigures } from '../testing/sample-figures.ts'
import { composeDigest } from './compose-digest.ts'
import { composeMail } from './compose-mail.ts'
import { composeReport } from './compose-report.ts'

const marks: (SpamMark | null)[] = [null, 'honeypot', 'too-fast', 'too-many', 'owner']

/** Every kind of email to a company with these promises, as text and HTML. */
function emailsOf(language: Locale, engagement: Engagement | undefined): string[] {
  const settings = {
    from: companyAddress,
    to: [companyAddress],
    language,
    answerTime: answerTime(engagement, language),
  }
  const long = { ...sampleValues, message: 'a'.repeat(20_000) }
  const enquiries = [
    ...marks.map((mark) => sampleEnquiry({ mark })),
    sampleEnquiry({ values: long }),
  ]
  const listed = { id: sampleEnquiry().id, ...summaryOf(sampleValues) }
  return [
    ...enquiries.map((enquiry) => composeMail(enquiry, settings)),
    composeDigest({ kind: 'digest', digestAt: 0, count: 3, enquiries: [listed] }, settings),
    composeReport(sampleFigures, settings),
  ].flatMap((mail) => (mail ? [mail.subject, mail.text, mail.html] : []))
}

/** Words that promise a reply time, a free meeting or a price. */
const promises =
  /\b(working days?|Arbeitstag(e|en)?|ouvrables?|free|kostenlos|sans frais|gratuit(e|s)?|CHF)\b/i

describe.each(locales)('in %s', (language) => {
  test('no email mentions an answer time if the company promises none', () => {
    const emails = emailsOf(language, undefined)
    expect(emails.length).toBe(24)
    expect(emails.filter((text) => promises.test(text))).toEqual([])
  })

  test('the emails of a company that promises an answer name its time', () => {
    const within = { answerWithin: { count: 3, unit: 'workingDays' } } as const
    const emails = emailsOf(language, within).filter((text) => promises.test(text))
    expect(emails).not.toEqual([])
    for (const text of emails) expect(text).toContain(answerTime(within, language))
  })

  test('the email of an enquiry that looks like spam does not mention the answer time', () => {
    const time = answerTime({ answerWithin: { count: 3, unit: 'workingDays' } }, language)
    for (const mark of marks) {
      const settings = { from: companyAddress, to: [companyAddress], language, answerTime: time }
      const { text } = composeMail(sampleEnquiry({ mark }), settings)
      expect(text.includes(String(time))).toBe(mark === null)
    }
  })
})
