import { mend, type Finding } from './finding.ts'

/** Mails and limits do not notice less. */
const toleratedMs = 60_000

/**
 * @param now this machine's time, in milliseconds since 1970
 * @param other the time that something else tells
 * @param whose such as "the database"
 */
export function compareClocks(now: number, other: number, whose: string): Finding[] {
  const difference = Math.abs(now - other)
  if (difference <= toleratedMs) return []
  const direction = now < other ? 'behind' : 'ahead of'
  return [
    mend(
      `The clock of this machine is ${Math.round(difference / 60_000)} minutes ${direction} ` +
        `${whose}: let it follow a time server ("timedatectl set-ntp true").`,
    ),
  ]
}
