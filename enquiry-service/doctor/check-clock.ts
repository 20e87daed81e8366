import { fail, ok, type Finding } from './finding.ts'

/**
 * A clock that shows a time before the build is wrong. No time server is asked.
 * @param now in milliseconds since 1970, like `builtAt`
 */
export function checkClock(now: number, builtAt: number | null): Finding[] {
  const time = new Date(now).toISOString().slice(0, 19)
  if (builtAt === null || now >= builtAt) return [ok(`It is ${time} UTC.`)]
  return [
    fail(
      `The clock shows ${time} UTC, which is before the site was built: ` +
        'synchronise it with a time server ("timedatectl set-ntp true").',
    ),
  ]
}
