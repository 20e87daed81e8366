import type { ServiceStatus } from '../status/service-status.ts'
import type { WeeklyFigures } from '../status/weekly-report.ts'

/** Monday, 23 November 2026, at seven in Switzerland. */
export const sampleMonday = Date.UTC(2026, 10, 23, 6)

/** The status of a service without problems. */
export const sampleStatus: ServiceStatus = {
  canStore: true,
  outbox: { waiting: 3, held: 2, oldestSeconds: 40 },
  refusedMailboxes: new Map(),
  disk: {
    freeBytes: 12_340_000_000,
    backupFolder: '/srv/backups',
    lastBackup: Date.UTC(2026, 10, 23, 2, 15),
  },
  isLoginRefused: false,
  isHoldingUnmarked: false,
  isHostReplaced: false,
  countsVisits: true,
}

/** The figures of a good week. */
export const sampleFigures: WeeklyFigures = {
  dueAt: sampleMonday,
  week: {
    monday: '2026-11-16',
    total: 5,
    bySource: { social: 0, friend: 3, website: 2, others: 0 },
    visits: 120,
    views: 1_312,
  },
  open: 2,
  held: 1,
  status: sampleStatus,
}

/** For deliveries where the figures do not matter. */
export const figuresOfSample = () => Promise.resolve(sampleFigures)
