import { freeBytes, type LookAtDisk } from '../health/free-bytes.ts'
import type { Readiness } from '../health/readiness.ts'
import type { Check } from './problem.ts'

const hourInSeconds = 60 * 60

/** Enough for tens of thousands of enquiries, and for time to make room. */
export const leastFreeBytes = 200 * 1024 * 1024

/** An email has waited for more than an hour. */
export function outboxCheck(readiness: () => Promise<Readiness>): Check {
  return async () => {
    const { outbox } = await readiness()
    // A store that fails says nothing about the emails that wait in it.
    if (!outbox) return undefined
    if ((outbox.oldestSeconds ?? 0) <= hourInSeconds) return null
    const emails = outbox.waiting === 1 ? '1 email waits' : `${outbox.waiting} emails wait`
    return {
      name: 'outbox-old',
      message:
        `${emails} to be sent, the oldest for more than an hour. Nothing is lost. ` +
        'See why with "npm run enquiries -- list --status waiting" and "show". "retry" sends an email ' +
        'at once, "cancel" gives up one that the mail server never accepts.',
    }
  }
}

/** No enquiry can be accepted. */
export function storeCheck(readiness: () => Promise<Readiness>): Check {
  return async () =>
    (await readiness()).ready
      ? null
      : {
          name: 'store-failing',
          message:
            'Enquiries cannot be stored; visitors are asked to call or write. ' +
            'The log says why: a full or failing disk, or a database that is down.',
        }
}

/** @param folder on the disk that holds the enquiries; with PostgreSQL it may not exist yet */
export function diskCheck(folder: string, look?: LookAtDisk): Check {
  return async () => {
    const free = await freeBytes(folder, look)
    if (free >= leastFreeBytes) return null
    return {
      name: 'disk-full',
      message:
        `Only ${Math.floor(free / 1024 / 1024)} MB are free on the disk of the enquiries. ` +
        'Make room before enquiries can no longer be stored.',
    }
  }
}
