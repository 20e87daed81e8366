import { expect, test } from 'vitest'
import { latestReportTime } from './weekly-report.ts'

const utc = (text: string) => Date.parse(`${text}Z`)

test.each([
  ['when it is due', '2026-11-23T06:00', '2026-11-23T06:00'],
  ['just before', '2026-11-23T05:59:59.999', '2026-11-16T06:00'],
  ['on a Sunday', '2026-11-22T22:59', '2026-11-16T06:00'],
  ['in summer time', '2026-07-01T12:00', '2026-06-29T05:00'],
  ['after the clocks were put forward', '2026-03-30T05:00', '2026-03-30T05:00'],
  ['an hour before that', '2026-03-30T04:00', '2026-03-23T06:00'],
  ['after the clocks were put back', '2026-10-26T06:00', '2026-10-26T06:00'],
  ['an hour before that', '2026-10-26T05:00', '2026-10-19T05:00'],
  ['at the turn of the year', '2027-01-01T00:00', '2026-12-28T06:00'],
])('the report is due on Mondays at seven in Switzerland: %s', (_when, now, due) => {
  expect(latestReportTime(utc(now))).toBe(utc(due))
})
