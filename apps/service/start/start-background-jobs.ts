import { company } from '@site/company/facts/company.ts'
import { answerTime } from '@site/company/facts/engagement-texts.ts'
import { repeat } from '../clock/timers.ts'
import { minute } from '../clock/time.ts'
import { erasureTargets } from '../erasure/erase-enquiries.ts'
import { startRetention } from '../erasure/retention.ts'
import { composeDelivery } from '../mail/compose-mail.ts'
import type { MailSettings, MailTransport } from '../mail/mail.ts'
import { startDelivery } from '../outbox/delivery.ts'
import type { Settings } from '../settings/settings.ts'
import type { Storage } from '../storage/open/open-storage.ts'
import { startAlerts, webhook } from '../status/alerts.ts'
import type { ServiceStatus, ServiceEvents } from '../status/service-status.ts'
import { startWeeklyReport, weeklyFigures } from '../status/weekly-report.ts'
import type { Log } from '../log/log.ts'

interface BackgroundJobs {
  settings: Settings
  storage: Storage
  transport: MailTransport
  status: () => Promise<ServiceStatus>
  events: ServiceEvents
  log: Log
}

/**
 * Starts delivering emails, erasing and forgetting what is too old, alerting the owner and, in production, the
 * weekly report.
 * @returns a function that stops them, and resolves once nothing is in progress
 */
export function startBackgroundJobs({
  settings,
  storage: { store, archive },
  transport,
  status,
  events,
  log,
}: BackgroundJobs): () => Promise<void> {
  const mailSettings: MailSettings = {
    from: { name: company.name, address: settings.mailFrom },
    to: settings.mailTo.map((address) => ({ name: company.name, address })),
    language: company.language,
    answerTime: answerTime(company.engagement, company.language),
  }
  const clock = Date.now
  const collectFigures = (dueAt: number) => weeklyFigures(dueAt, archive, status)
  const delivery = startDelivery({
    store,
    transport,
    compose: (content) => composeDelivery(content, mailSettings, collectFigures),
    events,
    clock,
    log,
  })
  const targets = erasureTargets(settings, archive)
  const sendAlert = settings.alertUrl && webhook(settings.alertUrl)
  const stops = [
    () => delivery.stop(),
    startRetention({ targets, days: company.retentionDays, clock, log }),
    // The privacy notice says when the hashes that recognise repeated posts are removed.
    repeat(() => store.forgetContentKeys(clock()), {
      every: minute,
      log,
      failure: 'the hashes of earlier posts could not be removed',
    }),
    startAlerts({ status, sendAlert, clock, log }),
    ...(settings.production ? [startWeeklyReport({ store, clock, log })] : []),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
