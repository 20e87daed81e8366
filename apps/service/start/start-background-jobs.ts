import { company } from '@site/company/facts/company.ts'
import { answerTime } from '@site/company/facts/engagement-texts.ts'
import { repeat } from '../clock/timers.ts'
import { day, minute } from '../clock/time.ts'
import { erasureTargets, eraseExpired } from '../erasure/erase-enquiries.ts'
import { composeDelivery } from '../mail/compose-mail.ts'
import type { MailSettings, MailTransport } from '../mail/mail.ts'
import { startDelivery } from '../outbox/delivery.ts'
import type { Settings } from '../settings/settings.ts'
import type { Storage } from '../storage/open/open-storage.ts'
import { createAlertCheck } from '../status/alerts.ts'
import type { ServiceStatus, ServiceEvents } from '../status/service-status.ts'
import { latestReportTime, weeklyFigures } from '../status/weekly-report.ts'
import type { Log } from '../log/log.ts'

interface BackgroundJobs {
  settings: Settings
  storage: Storage
  transport: MailTransport
  status: () => Promise<ServiceStatus>
  events: ServiceEvents
  log: Log
}

/** Starts what runs beside the requests. @returns functions that stop it and wait for what is in progress */
export function startBackgroundJobs(dependencies: BackgroundJobs) {
  const { settings, transport, status, events, log } = dependencies
  const { store, archive } = dependencies.storage
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
  const everyMinute = { every: minute, log }
  const stops = [
    () => delivery.stop(),
    repeat(erase, {
      every: day,
      firstAfter: minute,
      log,
      failure: 'enquiries or page views could not be erased',
    }),
    // The privacy notice says when the hashes that recognise repeated posts are removed.
    repeat(() => store.forgetContentKeys(clock()), {
      ...everyMinute,
      failure: 'the hashes of earlier posts could not be removed',
    }),
    repeat(createAlertCheck({ status, alertUrl: settings.alertUrl, clock, log }), {
      ...everyMinute,
      failure: 'problems could not be checked',
    }),
  ]
  if (settings.production) {
    const failure = 'the weekly report could not be queued'
    // Any number of instances queue it, but the outbox stores it once.
    const queueReport = () => store.queueReport(latestReportTime(clock()), clock())
    stops.push(repeat(queueReport, { ...everyMinute, failure }))
  }

  async function erase(signal: AbortSignal): Promise<void> {
    const days = company.retentionDays
    const erased = await eraseExpired(targets, { days, now: clock(), signal })
    if (erased > 0) log.info({ erased, days }, 'enquiries past their retention period were erased')
  }

  return stops
}
