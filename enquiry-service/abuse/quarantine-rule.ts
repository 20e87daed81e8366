import type { QuarantineRule } from '../storage/enquiry-store.ts'
import { hour, minute } from '../process/durations.ts'

/** Enough to see what a wave of spam is about. */
const markedPerHour = 20

/**
 * A small company gets a handful of enquiries a day, and some sixty an hour on the day of a trade
 * fair. A hundred can still be read one by one, and mail servers take that many from one sender. One
 * connection alone does not get there: of its unmarked ones thirty an hour are mailed (`softLimit`).
 */
export const mailsPerHour = 100

/**
 * Above these numbers enquiries are held, whoever sends them (decision 18). The digest
 * that lists them leaves at the next full hour that is a minute away, so that one digest an hour is
 * the most, and none is being stored while its digest is written without it.
 */
export function quarantineRuleAt(now: number): QuarantineRule {
  return {
    limit: markedPerHour,
    mailLimit: mailsPerHour,
    since: now - hour,
    digestAt: Math.ceil((now + minute) / hour) * hour,
  }
}
