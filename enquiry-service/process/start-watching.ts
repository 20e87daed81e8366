import { diskCheck, outboxCheck, storeCheck } from '../alerts/checks.ts'
import { heldCheck } from '../alerts/held-check.ts'
import { startWatch } from '../alerts/watch.ts'
import { webhook } from '../alerts/webhook.ts'
import type { Readiness } from '../health/readiness.ts'
import type { Log } from './log.ts'
import type { ServiceEvents } from './service-events.ts'
import type { Settings } from '../settings/settings.ts'

export interface WatchedService {
  settings: Settings
  readiness: () => Promise<Readiness>
  events: ServiceEvents
  log: Log
}

/**
 * Watches a running service and alerts the owner.
 * @returns a function that stops it
 */
export function startWatching({
  settings,
  readiness,
  events,
  log,
}: WatchedService): () => Promise<void> {
  return startWatch({
    checks: [
      storeCheck(readiness),
      outboxCheck(readiness),
      diskCheck(settings.dataFolder),
      heldCheck(events, Date.now),
    ],
    sendAlert: settings.alertUrl && webhook(settings.alertUrl),
    clock: Date.now,
    log,
  })
}
