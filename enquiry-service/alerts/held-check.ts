import { mailsPerHour } from '../abuse/quarantine-rule.ts'
import type { Clock } from '../process/clock.ts'
import type { ServiceEvents } from '../process/service-events.ts'
import type { Check } from './problem.ts'
import { hour } from '../process/durations.ts'

/**
 * Enquiries are held although they do not look like spam, as too many come. It begins with the first
 * and is over an hour after the last, whatever becomes of those that are held: the digest tells of them.
 */
export function heldCheck(events: ServiceEvents, clock: Clock): Check {
  let lastHeld: number | null = null
  events.on('enquiryPosted', ({ outcome, mark }) => {
    if (outcome === 'held' && mark === null) lastHeld = clock()
  })
  return () =>
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
}
