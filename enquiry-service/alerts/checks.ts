import { freeBytes, type ReadDisk } from '../health/free-bytes.ts'
import type { Readiness } from '../health/readiness.ts'
import { hour, type Clock } from '../process/time.ts'
import { emailsPerHour } from '../abuse/quarantine-rule.ts'
import type { ServiceEvents } from '../process/service-events.ts'

/** What needs the owner's attention. The name appears in the alert, for programs to read. */
export type ProblemName =
  | 'outbox-old'
  | 'disk-full'
  | 'store-failing'
  | 'enquiries-held'
  | 'mail-login-refused'
  | 'mail-unconfirmed'
  | 'host-replaced'

export interface Problem {
  name: ProblemName
  /** A sentence or two that say what is wrong and what to do. Names no visitor. */
  message: string
}

/**
 * Checks for one kind of problem: `null` when there is none, `undefined` when it cannot tell
 * whether the one found earlier is over.
 */
export type Check = () => Promise<Problem | null | undefined>

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
        'The desk says why under "Email waiting"; there you can send an email at once, or stop trying to ' +
        'send one that the mail server never accepts.',
    }
  }
}

/** The mail server refuses the login; the problem ends with the next email that it handles. */
export function loginCheck(events: ServiceEvents): Check {
  let isRefused = false
  events.on('mailAttempted', ({ outcome }) => {
    if (outcome === 'login-refused') isRefused = true
    else if (outcome !== 'unavailable') isRefused = false
  })
  return () =>
    Promise.resolve(
      isRefused
        ? {
            name: 'mail-login-refused',
            message:
              'The mail server refuses the login, so no email is sent. Nothing is lost. Run "npm run ' +
              'doctor", correct MAIL_URL or MAIL_OAUTH_…, and restart the service: by itself it tries ' +
              'again only once an hour.',
          }
        : null,
    )
}

/** An email may have arrived, or not. The problem ends an hour after the last one. */
export function unconfirmedCheck(events: ServiceEvents, clock: Clock): Check {
  let latest = -Infinity
  events.on('mailAttempted', ({ outcome }) => {
    if (outcome === 'unconfirmed') latest = clock()
  })
  return () =>
    Promise.resolve(
      clock() - latest > hour
        ? null
        : {
            name: 'mail-unconfirmed',
            message:
              'The mail server received an email, but never confirmed it. It is sent again, at most ' +
              'once an hour, until it is confirmed, and may arrive several times. Ask the provider why ' +
              'the server does not answer.',
          },
    )
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
              'are stored and held. The desk shows them under "Held", and releases one or all of them.',
          },
    )
}

/** Until a page of this site posts with its own host again. */
export function proxyCheck(events: ServiceEvents): Check {
  let replaced = false
  events.on('ownPagePosted', ({ hostReplaced }) => (replaced = hostReplaced))
  return () =>
    Promise.resolve(
      replaced
        ? {
            name: 'host-replaced',
            message: `A reverse proxy replaces the host of the site. ${hostAdvice}`,
          }
        : null,
    )
}

/** For the alert and the doctor. */
export const hostAdvice =
  'Enquiries from newer browsers are accepted all the same, those from older ones are refused. Let the proxy ' +
  'pass the Host header on unchanged: "proxy_set_header Host $http_host;" in nginx, "ProxyPreserveHost On" in Apache.'
