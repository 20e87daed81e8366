import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { FormAnswer } from '@site/enquiry/form-answer.ts'
import { createPostLimits } from '../spam/post-limits.ts'
import { buildApp, type AppDependencies } from '../start/app.ts'
import { ServiceEvents, createServiceStatus } from '../status/service-status.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'
import { openSqliteStorage } from '../storage/open/open-storage.ts'
import { silentLog } from './logs.ts'
import { temporaryFolder, type CleanUp } from './temporary-folder.ts'

/** The app with a real SQLite file, without site and email; `overrides` add what a test needs. */
export async function testApp(
  overrides: Partial<AppDependencies & { store: EnquiryStore }> = {},
  cleanUp: CleanUp = onTestFinished,
) {
  const file = join(temporaryFolder(cleanUp), 'enquiries.db')
  const store = overrides.store ?? (await openSqliteStorage(file)).store
  /** What the form page was asked to show. */
  const shownAnswers: FormAnswer[] = []
  const limits = createPostLimits({ soft: 1_000, hard: 1_000 })
  const events = overrides.events ?? new ServiceEvents()
  /** The outcome of each valid enquiry. */
  const outcomes: string[] = []
  events.on('enquiryPosted', ({ outcome }) => outcomes.push(outcome))
  const app = await buildApp({
    limits,
    events,
    renderFormPage: (answer) => {
      shownAnswers.push(answer)
      return Promise.resolve({
        html: Buffer.from('<!doctype html><h1>Form</h1>'),
        contentSecurityPolicy: "default-src 'none'; style-src 'sha256-ofTheForm'",
      })
    },
    site: null,
    countryOf: () => Promise.resolve(null),
    clock: Date.now,
    trustedProxies: [],
    allowedOrigins: [],
    metrics: null,
    visits: null,
    status: createServiceStatus({ ...statusOfStore, store, events }),
    log: silentLog,
    ...overrides,
    store,
  })
  cleanUp(async () => {
    await app.close()
    await store.close()
  })
  return { app, store, events, outcomes, shownAnswers }
}

/** What a status needs besides a store and events, for tests of those. */
export const statusOfStore = {
  archive: { refusedMailboxes: () => Promise.resolve(new Map<string, number>()) },
  dataFolder: null,
  countsVisits: false,
  clock: Date.now,
  log: silentLog,
} as const

/** All stored enquiries, as they would be delivered. */
export async function storedEnquiries(store: EnquiryStore) {
  const claimed = await store.claim({ now: Number.MAX_SAFE_INTEGER, leaseUntil: 0, limit: 1_000 })
  return claimed.flatMap(({ content }) => (content.kind === 'enquiry' ? [content.enquiry] : []))
}
