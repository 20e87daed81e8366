import type { QuarantineRule } from '../storage/accept.ts'
import { hour, minute } from '../clock/time.ts'

/** Enough to see what a wave of spam looks like. */
const markedPerHour = 20

/**
 * A small company gets a handful of enquiries a day, and perhaps sixty an hour on the day of a trade
 * fair. A hundred can still be read one by one, and mail servers accept that many from one sender. One
 * connection sends at most thirty unmarked ones an hour (`softLimit`), so that it takes four.
 */
export const emailsPerHour = 100

/**
 * Above these numbers enquiries are held, from any sender (decision 18). The digest that lists
 * them is sent at the next full hour that is at least a minute away: at most one digest an hour,
 * and no enquiry is still being stored while its digest is written.
 * @param alwaysHold for one of too many large enquiries
 */
export function quarantineRuleAt(now: number, alwaysHold = false): QuarantineRule {
  return {
    limit: markedPerHour,
    emailLimit: alwaysHold ? 0 : emailsPerHour,
    since: now - hour,
    digestAt: Math.ceil((now + minute) / hour) * hour,
  }
}
