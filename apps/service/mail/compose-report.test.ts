import { expect, test } from 'vitest'
import type { Locale } from '@site/company/i18n/locales.ts'
import { companyAddress } from '../testing/company-address.ts'
import { sampleFigures, sampleStatus } from '../testing/sample-figures.ts'
import type { ServiceStatus } from '../status/service-status.ts'
import type { WeeklyFigures } from '../status/weekly-report.ts'
import { composeReport } from './compose-report.ts'

function reportOf(overrides: Partial<WeeklyFigures> = {}, language: Locale = 'en') {
  const figures = { ...sampleFigures, ...overrides }
  return composeReport(figures, { from: companyAddress, to: [companyAddress], language })
}

/** The lines of a report with another status. */
const linesWith = (status: Partial<ServiceStatus>) =>
  linesOf(reportOf({ status: { ...sampleStatus, ...status } }).text)

/** The lines of the table, with one space between label and value. */
const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/ {2,}/, ' '))

test('a report sums up the week in a few lines', () => {
  const report = reportOf()
  expect(report.subject).toBe('Your website, 16 to 22 November 2026')
  expect(report.replyTo).toBeUndefined()
  expect(linesOf(report.text)).toEqual([
    'Your website, 16 to 22 November 2026',
    '',
    'Your website is running, and it can send you emails.',
    '',
    'Enquiries, excluding spam 5 (Friend 3, Website 2)',
    'Not yet marked as answered 2',
    'Held and not sent by email 1',
    'Visits 120 (page views: 1,312)',
    'Disk space left 12.3 GB',
    'Last backup 23 Nov 2026 at 03:15',
    '',
    expect.stringContaining('every Monday morning'),
    '',
  ])
  expect(report.html).toContain('5 (Friend 3, Website 2)')
})

test('a report omits figures that are not counted or unknown', () => {
  const text = linesWith({ countsVisits: false, disk: null, refusedMailboxes: null }).join('\n')
  for (const label of ['Visits', 'Last backup', 'disk', 'Mailboxes']) {
    expect(text).not.toContain(label)
  }
})

test('a report states that there is no backup', () => {
  const disk = { freeBytes: 1, backupFolder: '/srv/backups', lastBackup: null }
  const lines = linesWith({ disk })
  expect(lines).toContain('Last backup None in /srv/backups')
})

test('a report lists the mailboxes that refuse emails', () => {
  const refusedMailboxes = new Map([
    ['ana@example.ch', 3],
    ['office@example.ch', 1],
  ])
  expect(linesWith({ refusedMailboxes })).toContain(
    'Mailboxes that refuse emails ana@example.ch (3), office@example.ch (1)',
  )
})

test('a week without enquiries lists no sources', () => {
  const lines = linesOf(reportOf({ week: { ...sampleFigures.week, total: 0 } }).text)
  expect(lines).toContain('Enquiries, excluding spam 0')
})

test.each<[Locale, string, string]>([
  ['de', 'Ihre Website, 16. bis 22. November 2026', 'Besuche 120 (Seitenaufrufe: 1’312)'],
  ['fr', 'Votre site, du 16 au 22 novembre 2026', 'Visites 120 (pages vues\u00a0: 1’312)'],
])('it is written in %s', (language, subject, visits) => {
  const report = reportOf({}, language)
  expect(report.subject).toBe(subject)
  expect(linesOf(report.text)).toContain(visits)
})

test('the Message-ID is the same at every attempt, even if the figures have changed', () => {
  expect(reportOf({ open: 3 }).messageId).toBe(reportOf().messageId)
})
