import { emailsPerHour } from '../abuse/quarantine-rule.ts'
import type { Clock } from '../process/clock.ts'
import type { ServiceEvents } from '../process/service-events.ts'
import type { Check } from './problem.ts'
import { hour } from '../process/durations.ts'

/**
 * Enquiries that do not look like spam are held because too many arrive. The problem starts with
 * the first and ends an hour after the last, even if they are still held: the digest reports those.
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
              `More than ${emailsPerHour} enquiries arrived within an hour, probably spam. Further ones ` +
              'are stored and held. See them with "npm run enquiries -- list --status held"; ' +
              '"npm run enquiries -- release --all" sends all of them.',
          },
    )
}
