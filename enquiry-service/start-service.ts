import { isIPv6, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { company } from '../content/company.ts'
import { buildApp } from './app.ts'
import { openCountryDatabase } from './country/country-database.ts'
import { erasurePlaces } from './erasure/erasure-places.ts'
import { startRetention } from './erasure/retention.ts'
import { listenProblem } from './listen-problem.ts'
import type { Log } from './log.ts'
import { composeDelivery } from './mail/compose-delivery.ts'
import type { MailSettings } from './mail/compose-mail.ts'
import { openMailTransport } from './mail/open-mail-transport.ts'
import { startDelivery } from './outbox/delivery.ts'
import { createPostLimits } from './abuse/post-limits.ts'
import { openStorage } from './open-storage.ts'
import { formPageFromBundle } from './send-mail/form-page.ts'
import type { Settings } from './settings.ts'
import { readSite } from './site/read-site.ts'

/** What `npm run build` makes. */
export interface BuiltFiles {
  /** The static site. */
  siteFolder: string
  /** The server bundle that renders the form page. */
  renderBundle: string
}

const defaultBuild: BuiltFiles = {
  siteFolder: fileURLToPath(new URL('../dist/site', import.meta.url)),
  renderBundle: fileURLToPath(new URL('../dist/render/entry.mjs', import.meta.url)),
}

export interface RunningService {
  /** Such as `http://localhost:8080`. */
  address: string
  siteIsBuilt: boolean
  /** Where the enquiries are kept. */
  storagePlace: string
  /** Finishes what is under way, takes on nothing new, and closes the store last. */
  stop(): Promise<void>
}

/** The one place that knows which parts the service is made of. */
export async function startService(
  settings: Settings,
  log: Log,
  build = defaultBuild,
): Promise<RunningService> {
  const [site, countryOf] = await Promise.all([
    readSite(build.siteFolder),
    openCountryDatabase(settings.countryDatabase),
  ])
  const storage = await openStorage(settings)
  const { store } = storage
  const transport = openMailTransport(settings.mail)
  const mailSettings: MailSettings = {
    from: { name: company.name, address: settings.mailFrom },
    to: { name: company.name, address: settings.mailTo },
    language: company.language,
  }
  const delivery = startDelivery({
    store,
    transport,
    compose: (content) => composeDelivery(content, mailSettings),
    clock: Date.now,
    log,
  })
  const stopRetention = startRetention({
    places: erasurePlaces(settings, storage.archive),
    days: settings.retentionDays,
    clock: Date.now,
    log,
  })
  const limits = createPostLimits(storage.openLimiter, {
    soft: settings.rateSoft,
    hard: settings.rateHard,
    secret: store.secret,
  })
  const app = await buildApp({
    store,
    limits,
    onStored: () => {
      delivery.wake()
    },
    renderFormPage: formPageFromBundle(build.renderBundle),
    site,
    countryOf,
    clock: Date.now,
    trustedProxies: settings.trustedProxies,
    allowedOrigins: settings.allowedOrigins,
    log,
  })

  async function stop(): Promise<void> {
    await Promise.all([app.close(), delivery.stop(), stopRetention()])
    transport.close()
    await storage.close()
  }

  try {
    await app.listen({ host: settings.host, port: settings.port })
  } catch (error) {
    await stop()
    throw listenProblem(error, settings)
  }
  const { port } = app.server.address() as AddressInfo
  return {
    address: addressForBrowsers(settings.host, port),
    siteIsBuilt: site !== null,
    storagePlace: storage.place,
    stop,
  }
}

function addressForBrowsers(host: string, port: number): string {
  const listensEverywhere = ['0.0.0.0', '::'].includes(host)
  const name = listensEverywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}
