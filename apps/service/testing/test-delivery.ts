import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { composeDelivery } from '../mail/compose-mail.ts'
import type { MailboxRefusal, MailTransport } from '../mail/mail.ts'
import { defaultTiming } from '../outbox/delivery-timing.ts'
import { startDelivery, type DeliveryDependencies } from '../outbox/delivery.ts'
import { ServiceEvents } from '../status/service-status.ts'
import type { DeliveryContent } from '../storage/claim.ts'
import type { NewEnquiry } from '../storage/accept.ts'
import { openSqliteStorage } from '../storage/open/open-storage.ts'
import { sampleEnquiry } from './sample-enquiry.ts'
import { figuresOfSample } from './sample-figures.ts'
import { silentLog } from './logs.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { companyAddress } from './company-address.ts'

/** The real timing, a few hundred times faster. */
export const fastTiming = {
  ...defaultTiming,
  idle: 10,
  lease: 5_000,
  permanent: { first: 20, max: 100 },
  temporary: { first: 20, max: 100 },
  outage: { first: 5, max: 40 },
}

export function composeSample(content: DeliveryContent) {
  return composeDelivery(
    content,
    { from: companyAddress, to: [companyAddress], language: 'en' },
    figuresOfSample,
  )
}

/** Enquiries received one after the other. */
export function manyEnquiries(count: number): NewEnquiry[] {
  return Array.from({ length: count }, (_, index) => sampleEnquiry({ receivedAt: index }))
}

/** A transport with this `send` method, which may resolve with nothing when nothing is refused. */
export function fakeTransport(
  send: (...parameters: Parameters<MailTransport['send']>) => Promise<unknown>,
): MailTransport {
  return {
    send: async (...parameters) =>
      ((await send(...parameters)) as MailboxRefusal[] | undefined) ?? [],
    close() {
      // It has no connections.
    },
  }
}

/** A delivery with a real SQLite file that already contains the enquiries. */
export async function testDelivery(
  transport: MailTransport,
  enquiries: NewEnquiry[],
  overrides: Partial<DeliveryDependencies> = {},
) {
  const { store } = await openSqliteStorage(join(temporaryFolder(), 'enquiries.db'))
  await Promise.all(enquiries.map((enquiry) => store.accept(enquiry)))
  const events = new ServiceEvents()
  const delivery = startDelivery({
    store,
    transport,
    compose: composeSample,
    events,
    clock: Date.now,
    log: silentLog,
    timing: fastTiming,
    ...overrides,
  })
  onTestFinished(async () => {
    await delivery.stop()
    transport.close()
    await store.close()
  })
  /** Stores more enquiries while the delivery is running. */
  const post = async (...more: NewEnquiry[]) => {
    await Promise.all(more.map((enquiry) => store.accept(enquiry)))
    events.emit('enquiryPosted', { outcome: 'stored', mark: null })
  }
  return { store, delivery, post }
}
