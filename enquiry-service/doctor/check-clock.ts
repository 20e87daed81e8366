import { mend, ok, type Finding } from './finding.ts'

/**
 * Nobody is asked for the time: a clock that shows an earlier one than the build's is wrong.
 * @param now in milliseconds since 1970, and so is `builtAt`
 */
export function checkClock(now: number, builtAt: number | null): Finding[] {
  const time = new Date(now).toISOString().slice(0, 19)
  if (builtAt === null || now >= builtAt) return [ok(`It is ${time} UTC.`)]
  return [
    mend(
      `It is said to be ${time} UTC, which is before the site was built: ` +
        'let the clock follow a time server ("timedatectl set-ntp true").',
    ),
  ]
}
