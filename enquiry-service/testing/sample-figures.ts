import { weekBefore } from '../weekly-report/report-time.ts'
import type { WeeklyFigures } from '../weekly-report/weekly-figures.ts'

/** Monday, 23 November 2026, at seven in Switzerland. */
export const sampleMonday = Date.UTC(2026, 10, 23, 6)

/** The figures of a good week. */
export const sampleFigures: WeeklyFigures = {
  dueAt: sampleMonday,
  week: weekBefore(sampleMonday),
  enquiries: {
    total: 5,
    bySource: { social: 0, friend: 3, website: 2, others: 0 },
  },
  open: 2,
  held: 1,
  visits: { visits: 120, views: 1_312 },
  late: { count: 0, longestMs: 0 },
  refused: new Map(),
  lastBackup: Date.UTC(2026, 10, 23, 2, 15),
  freeBytes: 12_340_000_000,
  certificate: { end: Date.UTC(2027, 0, 21), daysLeft: 58 },
}

/** For deliveries where the figures do not matter. */
export const figuresOfSample = () => Promise.resolve(sampleFigures)
