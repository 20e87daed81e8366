import { freeBytes, type ReadDisk } from '../health/free-bytes.ts'
import type { Readiness } from '../health/readiness.ts'
import type { Check } from './problem.ts'
import { hour } from '../process/durations.ts'

/** Enough for tens of thousands of enquiries, and time to free space. */
const minFreeBytes = 200 * 1024 * 1024

/** An email has waited for more than an hour. */
export function outboxCheck(readiness: () => Promise<Readiness>): Check {
  return async () => {
    const { outbox } = await readiness()
    // A failing store says nothing about the emails waiting in it.
    if (!outbox) return undefined
    if ((outbox.oldestSeconds ?? 0) * 1000 <= hour) return null
    const emails =
      outbox.waiting === 1 ? '1 email is waiting' : `${outbox.waiting} emails are waiting`
    return {
      name: 'outbox-old',
      message:
        `${emails} to be sent, the oldest for more than an hour. Nothing is lost. ` +
        'See why with "npm run enquiries -- list --status waiting" and "show". "retry" sends an email ' +
        'at once, "cancel" gives up on one that the mail server never accepts.',
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
export function diskCheck(folder: string, readDisk?: ReadDisk): Check {
  return async () => {
    const free = await freeBytes(folder, readDisk)
    if (free >= minFreeBytes) return null
    return {
      name: 'disk-full',
      message:
        `Only ${Math.floor(free / 1024 / 1024)} MB are free on the disk that holds the enquiries. ` +
        'Free some space, or enquiries can soon no longer be stored.',
    }
  }
}
