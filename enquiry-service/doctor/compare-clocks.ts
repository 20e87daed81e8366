import { fail, type Finding } from './finding.ts'

/** Emails and limits do not depend on less. */
const toleratedMs = 60_000

/**
 * @param now this machine's time, in milliseconds since 1970
 * @param other the time that something else shows
 * @param whose such as "the database"
 */
export function compareClocks(now: number, other: number, whose: string): Finding[] {
  const difference = Math.abs(now - other)
  if (difference <= toleratedMs) return []
  const direction = now < other ? 'behind' : 'ahead of'
  return [
    fail(
      `The clock of this machine is ${Math.round(difference / 60_000)} minutes ${direction} ` +
        `${whose}: synchronise it with a time server ("timedatectl set-ntp true").`,
    ),
  ]
}
