import { mailsPerHour } from '../abuse/quarantine-rule.ts'
import type { Clock } from '../process/clock.ts'
import { enquiryPosted } from '../process/events.ts'
import type { Check } from './problem.ts'

const hour = 60 * 60_000

/**
 * Enquiries are held although they do not look like spam, as too many come. It begins with the first
 * and is over an hour after the last, whatever becomes of those that are held: the digest tells of them.
 * @returns the check, and a function that ends listening
 */
export function heldCheck(clock: Clock): { check: Check; end: () => void } {
  let lastHeld: number | null = null
  const end = enquiryPosted.listen(({ outcome, mark }) => {
    if (outcome === 'held' && mark === null) lastHeld = clock()
  })
  const check: Check = () =>
    Promise.resolve(
      lastHeld === null || clock() - lastHeld > hour
        ? null
        : {
            name: 'enquiries-held',
            message:
              `More than ${mailsPerHour} enquiries arrived within an hour, probably spam. Further ones ` +
              'are stored and held. See them with "npm run enquiries -- list --status held"; ' +
              '"npm run enquiries -- release --all" sends all of them.',
          },
    )
  return { check, end }
}
