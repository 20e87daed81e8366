import { visitMonths } from '@site/company/facts/visit-months.ts'
import { swissTime } from '@site/company/i18n/swiss-time.ts'
import { day } from '../clock/time.ts'
import { purgeBefore, type ErasureTargets } from './erase-enquiries.ts'
import { expireErasures } from './erasure-log.ts'

interface Retention {
  targets: ErasureTargets
  /** For how many days enquiries are kept. */
  days: number
  now: number
  /** Interrupts the purge, which the next call continues. */
  signal?: AbortSignal
}

/** Erases what the privacy notice says is kept no longer, and old erasure logs. @returns the number of enquiries */
export async function eraseExpired({ targets, days, now, signal }: Retention): Promise<number> {
  const firstDayOfVisits = swissTime(now).toPlainDate().subtract({ months: visitMonths })
  await targets.archive.erasePageViews(firstDayOfVisits.toString())
  const erased = await purgeBefore(now - days * day, targets, signal)
  await expireErasures(targets.backupFolder, now)
  return erased
}
