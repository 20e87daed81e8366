import type { QuarantineRule } from '../storage/accept.ts'
import { hour, minute } from '../clock/time.ts'

/** Enough to see what a wave of spam looks like. */
const markedPerHour = 20

/**
 * A small company gets a handful of enquiries a day, and perhaps sixty an hour during a trade fair. A hundred can still
 * be read one by one. One connection sends at most thirty unmarked ones an hour (`softLimit`), so that it takes four.
 */
export const emailsPerHour = 100

/**
 * Above these numbers enquiries are held (decision 18), and one of too many large ones always. The digest that lists them
 * is sent at the next full hour, but not while they are still being stored.
 */
export function quarantineRuleAt(now: number, alwaysHold = false): QuarantineRule {
  return {
    limit: markedPerHour,
    emailLimit: alwaysHold ? 0 : emailsPerHour,
    since: now - hour,
    digestAt: Math.ceil((now + minute) / hour) * hour,
  }
}
