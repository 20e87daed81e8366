import { isIPv6, type AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { company } from '@site/company/facts/company.ts'
import { buildApp } from './app.ts'
import { buildOutput, type BuildOutput, readSite } from '../site/read-site.ts'
import { openCountryDatabase } from '../country/country.ts'
import type { DeskPages } from '../desk/desk-pages.ts'
import type { Log } from '../log/log.ts'
import { openMailTransport } from '../mail/open-mail-transport.ts'
import { createPostLimits } from '../spam/post-limits.ts'
import { openStorage } from '../storage/open/open-storage.ts'
import { formPageFromBundle } from '../send-mail/form-page.ts'
import type { Settings } from '../settings/settings.ts'
import { startBackgroundJobs } from './start-background-jobs.ts'
import { ServiceEvents, createServiceStatus } from '../status/service-status.ts'
import type { Metrics } from '../status/metrics.ts'
import { startVisitCounter, countsVisits } from '../visits/visit-counter.ts'
import { OperatorError } from '../settings/operator-error.ts'

export type RunningService = Awaited<ReturnType<typeof startService>>

/** Overridden in tests and benchmarks. */
interface ServiceOverrides {
  build?: BuildOutput
  open?: typeof openStorage
  limits?: Parameters<typeof createPostLimits>[0]
}

/** Starts the service. If a component fails to start, those already started are stopped. */
export async function startService(
  settings: Settings,
  log: Log,
  { build = buildOutput, open = openStorage, limits: perConnection }: ServiceOverrides = {},
) {
  const site = readSite(build.siteFolder)
  const countryOf = await openCountryDatabase(settings.countryDatabase)
  await using started = new AsyncDisposableStack()
  const storage = await open(settings)
  started.defer(() => storage.close())
  const { store, archive } = storage
  const transport = openMailTransport(settings)
  started.defer(() => {
    transport.close()
  })
  const limits = createPostLimits(perConnection)
  const events = new ServiceEvents()
  const clock = Date.now
  const isCounting = countsVisits(company, site)
  const status = createServiceStatus({
    store,
    archive,
    dataFolder: settings.databaseUrl ? null : settings.dataFolder,
    countsVisits: isCounting,
    events,
    clock,
    log,
  })
  let metrics: Metrics | null = null
  if (settings.metricsPort !== null) {
    // Imported on demand: most owners never need it.
    const { createMetrics, startMetricsServer } = await import('../status/metrics.ts')
    metrics = createMetrics(status, events)
    const server = await startMetricsServer(metrics, settings.metricsPort)
    started.defer(() => server.close())
    log.info({ address: server.address }, 'metrics')
  }
  const visits = isCounting ? startVisitCounter({ store, clock, log }) : null
  started.defer(() => visits?.stop())
  const app = await buildApp({
    status,
    metrics,
    visits,
    store,
    limits,
    events,
    renderFormPage: formPageFromBundle(build.renderBundle),
    site,
    countryOf,
    clock,
    trustedProxies: settings.trustedProxies,
    allowedOrigins: settings.allowedOrigins,
    log,
  })

  // Stopped in parallel: each may take seconds to finish its work.
  const stops: (() => Promise<unknown>)[] = [() => app.close()]
  started.defer(async () => {
    await Promise.all(stops.map((stop) => stop()))
  })
  await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    throw toListenError(error, settings)
  })
  let deskAddress: string | null = null
  if (settings.desk) {
    const loadPages = () => import(pathToFileURL(build.deskBundle).href) as Promise<DeskPages>
    // Imported on demand: production may have no desk.
    const { startDesk } = await import('../desk/desk-app.ts')
    const desk = await startDesk(
      { archive, status, settings, loadPages, clock, log },
      settings.desk,
    )
    stops.push(() => desk.close())
    deskAddress = desk.address
  }
  // Last, so that no email is sent if anything above fails.
  stops.push(...startBackgroundJobs({ settings, storage, transport, status, events, log }))

  const running = started.move()
  const { port } = app.server.address() as AddressInfo
  return {
    address: browserUrl(settings.host, port),
    siteIsBuilt: site !== null,
    deskAddress,
    storageLocation: storage.location,
    /** Finishes what is in progress, starts nothing new, and closes the store last. */
    stop: () => running.disposeAsync(),
  }
}

function browserUrl(host: string, port: number): string {
  const listensEverywhere = ['0.0.0.0', '::'].includes(host)
  const name = listensEverywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}

function toListenError(error: unknown, { host, port }: Settings): unknown {
  const notLocal = `HOST "${host}" is not an address of this machine: use HOST=localhost or HOST=0.0.0.0.`
  const sentences: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is already in use: stop the other program, or choose another port.`,
    EACCES: `PORT ${port} needs administrator rights: choose a port above 1023, such as PORT=8080.`,
    EADDRNOTAVAIL: notLocal,
    ENOTFOUND: notLocal,
  }
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']
  return sentence === undefined ? error : new OperatorError(sentence, { cause: error })
}
