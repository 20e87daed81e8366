import { fail, type Finding } from './finding.ts'
import { day, minute } from '../process/time.ts'

/** Smaller differences do not affect emails or limits. */
const toleranceMs = minute

/**
 * @param now this machine's time, in milliseconds since 1970
 * @param other the time to compare it with
 * @param whose such as "the database"
 */
export function compareClocks(now: number, other: number, whose: string): Finding[] {
  const difference = Math.abs(now - other)
  if (difference <= toleranceMs) return []
  const direction = now < other ? 'behind' : 'ahead of'
  return [
    fail(
      `The clock of this machine is ${inWords(difference)} ${direction} ` +
        `${whose}: synchronise it with a time server ("timedatectl set-ntp true").`,
    ),
  ]
}

/** In minutes, or in days above 48 hours. */
function inWords(difference: number): string {
  return difference > 2 * day
    ? `${Math.round(difference / day)} days`
    : `${Math.round(difference / minute)} minutes`
}
