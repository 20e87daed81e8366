import { Readable } from 'node:stream'
import type { Check } from '../alerts/problem.ts'
import type { Clock } from '../process/clock.ts'
import { eraseEnquiries, type ErasurePlaces } from '../erasure/erase-enquiries.ts'
import { eraseFromBackups } from '../erasure/erase-from-backups.ts'
import { largestToRewrite } from '../erasure/retention.ts'
import type { Log } from '../process/log.ts'
import type { TimeOfDay } from '../settings/setting-formats.ts'
import { canaryDays, canaryKey } from './canary-day.ts'
import type { Mailbox } from './mailbox.ts'

export interface CanaryDependencies {
  at: TimeOfDay
  secret: string
  places: ErasurePlaces
  /** Sends the test enquiry over HTTP, as a visitor's browser does. */
  post: (key: string) => Promise<void>
  /** The `Message-ID` of the mail of an enquiry. */
  messageIdOf: (id: string) => string
  /** `null`: a mail that the mail server has taken counts as arrived. */
  mailbox: Mailbox | null
  clock: Clock
  log: Log
}

/** How long the way into the mailbox may take: 30 minutes. */
const patienceMs = 30 * 60_000

/** Earlier ones are beyond any outage that one would not know of. */
const keptDays = 7

/**
 * A daily test enquiry that goes the whole way: over HTTP into the store, through the outbox to the
 * mail server, and into the mailbox. All it needs to know stands in the store and the mailbox, so a
 * restart changes nothing, several instances send one, and each of them sees it arrive.
 * @returns a check that sends what is due, looks whether it has arrived, and tells when it has not
 */
export function createCanary(dependencies: CanaryDependencies): Check {
  const { at, secret, places, post, messageIdOf, mailbox, clock, log } = dependencies
  const { archive } = places
  const startedAt = clock()
  let arrived: string | null = null

  async function hasArrived(id: string): Promise<boolean> {
    if (arrived === id) return true
    const [record] = await archive.find(id)
    if (record?.status !== 'delivered') return false
    if (mailbox && !(await mailbox.has(messageIdOf(id)))) return false
    log.info('the daily test enquiry has arrived')
    arrived = id
    return true
  }

  async function eraseEarlier(ids: string[]): Promise<void> {
    const records = (await Promise.all(ids.map((id) => archive.find(id)))).flat()
    if (records.length > 0) {
      await eraseEnquiries(records, places)
      const { unreached } = await eraseFromBackups(places, {
        choose: () => Readable.from([records]),
        largest: largestToRewrite,
      })
      if (unreached.length > 0) log.warn({ unreached }, 'backups may hold earlier test enquiries')
    }
    // All of them: a mail may have arrived after its enquiry was erased.
    await mailbox?.remove(ids.map(messageIdOf))
  }

  return async () => {
    const [today, ...earlier] = canaryDays(clock(), at, keptDays)
    if (!today) return undefined
    const id = canaryKey(today, secret)
    const since = Math.max(today.dueAt, startedAt)
    try {
      if ((await archive.find(id)).length === 0) {
        await post(id)
        await eraseEarlier(earlier.map((day) => canaryKey(day, secret)))
      }
      if (await hasArrived(id)) return null
    } catch (error) {
      log.warn({ err: error }, 'the daily test enquiry could not be sent or looked for')
    }
    // On its way; yesterday's may be missing still.
    if (clock() - since <= patienceMs) return undefined
    return {
      name: 'canary-missing',
      message:
        `The daily test enquiry of ${today.date} has not arrived in the mailbox. ` +
        'Visitors’ enquiries may not arrive either; they are stored: npm run enquiries -- list',
    }
  }
}
