import { emailsPerHour } from '../spam/spam-rules.ts'
import { hour } from '../clock/time.ts'
import type { ServiceStatus } from './service-status.ts'

/** By problem what is wrong and what to do, naming no visitor; `null`: there is none, `undefined`: unknown. */
export function problemsOf(status: ServiceStatus) {
  return new Map([
    ['store-failing', status.canStore ? null : storeFailing],
    // A failing store says nothing about the emails waiting in it.
    ['outbox-old', status.outbox ? oldOutbox(status.outbox) : undefined],
    ['disk-full', status.disk ? lowDiskSpaceMessage(status.disk.freeBytes) : undefined],
    // Ends an hour after the last one, even if they are still held: the digest reports those.
    ['enquiries-held', status.isHoldingUnmarked ? enquiriesHeld : null],
    ['host-replaced', status.isHostReplaced ? hostReplaced : null],
    ['mail-login-refused', status.isLoginRefused ? loginRefused : null],
  ] as const)
}

/** What needs the owner's attention. The name appears in the alert, for programs to read. */
export type ProblemName = Parameters<ReturnType<typeof problemsOf>['get']>[0]

const storeFailing =
  'Enquiries cannot be stored; visitors are asked to call or write. ' +
  'See the log for the reason: a full or failing disk, or a database that is down.'

function oldOutbox({ waiting, oldestSeconds }: NonNullable<ServiceStatus['outbox']>) {
  if ((oldestSeconds ?? 0) * 1000 <= hour) return null
  const emails = waiting === 1 ? '1 email is waiting' : `${waiting} emails are waiting`
  return (
    `${emails} to be sent, the oldest for more than an hour. Nothing is lost. ` +
    'See "Email waiting" on the desk for the reason; there you can also send an email at once or cancel ' +
    'one that the mail server keeps refusing.'
  )
}

/** Enough for tens of thousands of enquiries, and time to free space. */
const minFreeBytes = 200 * 1024 * 1024

/** `null` when the disk that holds the enquiries has enough space. */
export function lowDiskSpaceMessage(freeBytes: number): string | null {
  if (freeBytes >= minFreeBytes) return null
  return (
    `Only ${Math.floor(freeBytes / 1024 / 1024)} MB is free on the disk that holds the enquiries. ` +
    'Free some space before enquiries can no longer be stored.'
  )
}

const enquiriesHeld =
  `More than ${emailsPerHour} enquiries arrived within an hour, probably spam. Further ones ` +
  'are stored and held. The desk shows them under "Held", and releases one or all of them.'

/** For the alert and the doctor. */
export const hostReplaced =
  'A reverse proxy replaces the host of the site. Enquiries from newer browsers are accepted all the same; ' +
  'those from older ones are refused. Let the proxy pass the Host header on unchanged: ' +
  '"proxy_set_header Host $http_host;" in nginx, "ProxyPreserveHost On" in Apache.'

const loginRefused =
  'The mail server refuses the login, so no email is sent. Nothing is lost. Run "npm run ' +
  'doctor", correct MAIL_URL or MAIL_OAUTH_…, and restart the service: by itself it tries ' +
  'again only once an hour.'
