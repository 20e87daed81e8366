import { expect, test } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import { companyAddress } from '../testing/company-address.ts'
import { sampleFigures } from '../testing/sample-figures.ts'
import type { WeeklyFigures } from '../weekly-report/weekly-figures.ts'
import { emptyCount } from '../weekly-report/enquiry-count.ts'
import { composeReport } from './compose-report.ts'
import { hour } from '../process/time.ts'

function reportOf(overrides: Partial<WeeklyFigures> = {}, language: Locale = 'en') {
  const figures = { ...sampleFigures, ...overrides }
  return composeReport(figures, { from: companyAddress, to: [companyAddress], language })
}

/** The lines of the table, with one space between label and value. */
const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/ {2,}/, ' '))

test('a report sums up the week in a few lines', () => {
  const report = reportOf()
  expect(report.subject).toBe('Your website, 16\u2009–\u200922 November 2026')
  expect(report.replyTo).toBeNull()
  expect(linesOf(report.text)).toEqual([
    'Your website, 16\u2009–\u200922 November 2026',
    '',
    'Your website is running, and it can send you emails.',
    '',
    'Enquiries, excluding spam 5 (Friend 3, Website 2)',
    'Not marked as answered 2',
    'Held as possible spam, or because too many arrived 1',
    'Visits 120 (pages opened: 1,312)',
    'Emails more than an hour late 0',
    'Last backup Monday, 23 November 2026 at 03:15',
    'Disk space left 12.3 GB',
    'Certificate valid until 21 January 2027 (days left: 58)',
    '',
    expect.stringContaining('every Monday morning'),
    '',
  ])
  expect(report.html).toContain('5 (Friend 3, Website 2)')
})

test('it leaves out what is not counted or cannot be known', () => {
  const { text } = reportOf({ visits: 'off', lastBackup: 'unknown', certificate: null })
  for (const label of ['Visits', 'Last backup', 'Certificate']) expect(text).not.toContain(label)
})

test('it says where visits cannot be counted, and that a backup is missing', () => {
  const lines = linesOf(reportOf({ visits: 'elsewhere', lastBackup: null }).text)
  expect(lines).toContain('Visits not counted here: another host serves the pages')
  expect(lines).toContain('Last backup none found on the server')
})

test('it says how late emails were, and when a certificate has ended', () => {
  const lines = linesOf(
    reportOf({
      late: { count: 3, longestMs: 5.2 * hour },
      certificate: { end: Date.UTC(2026, 10, 20), daysLeft: -4 },
    }).text,
  )
  expect(lines).toContain('Emails more than an hour late 3 (longest delay: 5 hours)')
  expect(lines).toContain('Certificate valid until 20 November 2026 (days left: -4)')
})

test('it names the mailboxes that refuse emails', () => {
  const refused = new Map([
    ['ana@example.ch', 3],
    ['office@example.ch', 1],
  ])
  expect(linesOf(reportOf({ refused }).text)).toContain(
    'Mailboxes that refuse emails ana@example.ch (3), office@example.ch (1)',
  )
})

test('no enquiries, no sources', () => {
  const lines = linesOf(reportOf({ enquiries: emptyCount() }).text)
  expect(lines).toContain('Enquiries, excluding spam 0')
})

test.each<[Locale, string, string]>([
  ['de', 'Ihre Website, 16.–22. November 2026', 'Besuche 120 (geöffnete Seiten: 1’312)'],
  ['fr', 'Votre site, 16–22 novembre 2026', 'Visites 120 (pages ouvertes\u00a0: 1’312)'],
])('it is written in %s', (language, subject, visits) => {
  const report = reportOf({}, language)
  expect(report.subject).toBe(subject)
  expect(linesOf(report.text)).toContain(visits)
})

test('it is the same email at every attempt, even if the figures have changed', () => {
  expect(reportOf({ held: 2 }).messageId).toBe(reportOf().messageId)
})
