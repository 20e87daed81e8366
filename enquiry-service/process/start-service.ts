import { isIPv6, type AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { company } from '../../content/company.ts'
import { answerTime } from '../../i18n/engagement-texts.ts'
import { buildApp } from '../app.ts'
import { builtFiles, type BuiltFiles } from './built-files.ts'
import { openCountryDatabase } from '../country/country-database.ts'
import type { DeskPages } from '../desk/pages/desk-pages.tsx'
import type { RunningDesk } from '../desk/start-desk.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import { startRetention } from '../erasure/retention.ts'
import { probeDisk } from '../health/probe-disk.ts'
import { createReadiness, type Readiness } from '../health/readiness.ts'
import { listenProblem } from './listen-problem.ts'
import type { Log } from './log.ts'
import { composeDelivery } from '../mail/compose-delivery.ts'
import type { MailSettings } from '../mail/compose-mail.ts'
import { openMailTransport } from '../mail/open-mail-transport.ts'
import { startDelivery } from '../outbox/delivery.ts'
import { createPostLimits, type LimitsPerConnection } from '../abuse/post-limits.ts'
import { startMetricsServer } from '../metrics/metrics-server.ts'
import { openStorage } from '../storage/open-storage.ts'
import { formPageFromBundle } from '../send-mail/form-page.ts'
import type { DeskSettings, Settings } from '../settings/settings.ts'
import { createServiceEvents, type ServiceEvents } from './service-events.ts'
import { startWatching } from './start-watching.ts'
import { startWeeklyReport } from '../weekly-report/start-weekly-report.ts'
import { weeklyFigures } from '../weekly-report/weekly-figures.ts'
import { readSite } from '../site/read-site.ts'
import { startVisitCounter } from '../visits/visit-counter.ts'
import { visitCounting } from '../visits/visit-counting.ts'

export interface RunningService {
  /** Such as `http://localhost:8080`. */
  address: string
  siteIsBuilt: boolean
  /** The address of the desk; `null` without one. */
  deskAddress: string | null
  /** Where the enquiries are stored. */
  storagePlace: string
  /** Finishes what is in progress, starts nothing new, and closes the store last. */
  stop(): Promise<void>
}

/** Overridden in tests and benchmarks. */
export interface Replacements {
  build?: BuiltFiles
  open?: typeof openStorage
  limits?: LimitsPerConnection
}

/** Assembles the service from its parts. */
export async function startService(
  settings: Settings,
  log: Log,
  { build = builtFiles, open = openStorage, limits: perConnection }: Replacements = {},
): Promise<RunningService> {
  const site = readSite(build.siteFolder)
  const countryOf = await openCountryDatabase(settings.countryDatabase)
  const storage = await open(settings)
  const { store } = storage
  const transport = openMailTransport(settings.mail)
  const mailSettings: MailSettings = {
    from: { name: company.name, address: settings.mailFrom },
    to: settings.mailTo.map((address) => ({ name: company.name, address })),
    language: company.language,
    answerTime: answerTime(company.engagement, company.language),
  }
  const limits = createPostLimits(storage.openLimiter, perConnection)
  const events = createServiceEvents()
  const readiness = createReadiness({
    store,
    events,
    probeDisk: settings.databaseUrl ? undefined : () => probeDisk(settings.dataFolder),
    clock: Date.now,
    log,
  })
  const metrics = settings.metricsPort === null ? null : await loadMetrics(readiness, events)
  const counting = visitCounting(company, settings, site)
  const visits = counting === 'on' ? startVisitCounter({ store, clock: Date.now, log }) : null
  const app = await buildApp({
    readiness,
    metrics,
    visits,
    store,
    limits,
    events,
    renderFormPage: formPageFromBundle(build.renderBundle),
    site,
    countryOf,
    clock: Date.now,
    trustedProxies: settings.trustedProxies,
    allowedOrigins: settings.allowedOrigins,
    log,
  })
  const figuresOf = (dueAt: number) =>
    weeklyFigures(dueAt, { archive: storage.archive, settings, counting, clock: Date.now })
  // Last, because these start to work at once: a failure above must end the start before an email
  // is being sent.
  const stopReport = settings.production
    ? startWeeklyReport({ store, clock: Date.now, log })
    : () => Promise.resolve()
  const delivery = startDelivery({
    store,
    transport,
    compose: (content) => composeDelivery(content, mailSettings, figuresOf),
    events,
    clock: Date.now,
    log,
  })
  const stopRetention = startRetention({
    places: erasurePlaces(settings, storage.archive),
    days: company.retentionDays,
    clock: Date.now,
    log,
  })

  /** Imported on demand: production may have no desk. */
  async function loadDesk(deskSettings: DeskSettings): Promise<RunningDesk> {
    const { startDesk } = await import('../desk/start-desk.ts')
    const loadPages = () => import(pathToFileURL(build.deskBundle).href) as Promise<DeskPages>
    const { secret } = store
    const { archive } = storage
    return startDesk(
      { archive, secret, readiness, settings, counting, loadPages, clock: Date.now, log },
      deskSettings,
    )
  }

  /** Stops what was started beside the app, before the store is closed. */
  const stops = [() => delivery.stop(), stopReport, stopRetention]

  async function stop(): Promise<void> {
    await Promise.all([app.close(), ...stops.map((stopPart) => stopPart())])
    transport.close()
    await visits?.stop()
    await storage.close()
  }

  let desk: RunningDesk | null = null
  try {
    if (metrics && settings.metricsPort !== null) {
      const server = await startMetricsServer(metrics, settings.metricsPort)
      stops.push(() => server.close())
      log.info({ address: server.address }, 'metrics')
    }
    await app.listen({ host: settings.host, port: settings.port })
    if (settings.desk) {
      desk = await loadDesk(settings.desk)
      stops.push(() => desk?.close() ?? Promise.resolve())
    }
  } catch (error) {
    await stop()
    throw listenProblem(error, settings)
  }
  const { port } = app.server.address() as AddressInfo
  stops.push(startWatching({ settings, readiness, events, log }))
  return {
    address: addressForBrowsers(settings.host, port),
    siteIsBuilt: site !== null,
    deskAddress: desk?.address ?? null,
    storagePlace: storage.place,
    stop,
  }
}

async function loadMetrics(readiness: () => Promise<Readiness>, events: ServiceEvents) {
  const { createMetrics } = await import('../metrics/metrics.ts')
  return createMetrics(readiness, events)
}

function addressForBrowsers(host: string, port: number): string {
  const listensEverywhere = ['0.0.0.0', '::'].includes(host)
  const name = listensEverywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}
