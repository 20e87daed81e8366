import { diskCheck, outboxCheck, storeCheck } from '../alerts/checks.ts'
import { heldCheck } from '../alerts/held-check.ts'
import type { Check } from '../alerts/problem.ts'
import { startWatch } from '../alerts/watch.ts'
import { webhook } from '../alerts/webhook.ts'
import { createCanary } from '../canary/canary.ts'
import { imapMailbox } from '../canary/mailbox.ts'
import { postCanary } from '../canary/post-canary.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import type { Readiness } from '../health/readiness.ts'
import type { Log } from './log.ts'
import { messageIdOf } from '../mail/compose-mail.ts'
import type { Storage } from '../storage/storage.ts'
import type { Settings } from '../settings/settings.ts'

export interface WatchedService {
  settings: Settings
  storage: Storage
  readiness: () => Promise<Readiness>
  /** Where the service answers. */
  address: string
  log: Log
}

/**
 * Watches a running service on behalf of an owner who is not looking.
 * @returns a function that ends it
 */
export function startWatching(service: WatchedService): () => Promise<void> {
  const { settings, readiness, log } = service
  const held = heldCheck(Date.now)
  const checks: Check[] = [
    storeCheck(readiness),
    outboxCheck(readiness),
    diskCheck(settings.dataFolder),
    held.check,
  ]
  if (settings.canary) checks.push(canaryCheck(service, settings.canary))
  const stop = startWatch({
    checks,
    sendAlert: settings.alertUrl && webhook(settings.alertUrl),
    clock: Date.now,
    log,
  })
  return async () => {
    held.end()
    await stop()
  }
}

function canaryCheck(
  { settings, storage, address, log }: WatchedService,
  { at, mailbox }: NonNullable<Settings['canary']>,
): Check {
  return createCanary({
    at,
    secret: storage.store.secret,
    places: erasurePlaces(settings, storage.archive),
    post: (key) => postCanary(address, key),
    messageIdOf: (id) => messageIdOf(id, settings.mailFrom),
    mailbox: mailbox && imapMailbox(mailbox),
    clock: Date.now,
    log,
  })
}
