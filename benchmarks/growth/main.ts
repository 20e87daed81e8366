import { openStorage } from '../../enquiry-service/storage/open-storage.ts'
import { sampleEnquiry } from '../../enquiry-service/testing/sample-enquiry.ts'
import { medianOf } from '../figures/spread.ts'
import type { Costs } from './costs.ts'

/* Measures operations on a filled database, in a process of its own in order to measure its
   memory, and leaves as many enquiries as it found: node main.ts DATA_DIR [DATABASE_URL] */

const [dataFolder = '', databaseUrl] = process.argv.slice(2)
const storage = await openStorage({
  dataFolder,
  databaseUrl: databaseUrl === undefined ? null : new URL(databaseUrl),
})
const { store, archive } = storage

const batch = 100
/** The archive reads this many at a time, even if fewer are used. */
const pageSize = 500
/** The first repetitions start with cold caches, which does not affect the median. */
const repetitions = 15

const samples: Record<Exclude<keyof Costs, 'scrub' | 'memory'>, number[]> = {
  accept: [],
  claim: [],
  deliver: [],
  list: [],
  find: [],
  purge: [],
  outbox: [],
}

/** @param work returns the number of enquiries it has processed */
async function measure(operation: keyof typeof samples, work: () => Promise<number>) {
  const start = performance.now()
  const count = await work()
  samples[operation].push(((performance.now() - start) * 1000) / count)
}

async function runOnce(): Promise<void> {
  const now = Date.now()
  const enquiries = Array.from({ length: batch }, () => sampleEnquiry({ receivedAt: now }))
  await measure('accept', async () => {
    await Promise.all(enquiries.map((enquiry) => store.accept(enquiry)))
    return batch
  })
  await measure('outbox', async () => {
    await store.outbox()
    return 1
  })
  await measure('claim', async () => {
    const claimed = await store.claim({ now, leaseUntil: now + 60_000, limit: batch })
    return claimed.length
  })
  await measure('deliver', async () => {
    await Promise.all(enquiries.map(({ id }) => store.markDelivered(id, now)))
    return batch
  })
  await measure('list', async () => {
    const newest = archive.list({})[Symbol.asyncIterator]()
    let count = 0
    while (count < pageSize && !(await newest.next()).done) count += 1
    return count
  })
  await measure('find', async () => {
    for (const { id } of enquiries) await archive.find(id.slice(0, 8))
    return batch
  })
  await measure('purge', async () => {
    const oldest = await archive.purgeable(Number.MAX_SAFE_INTEGER, batch)
    await archive.erase(oldest.map(({ enquiry }) => enquiry.id))
    return oldest.length
  })
}

for (let repetition = 0; repetition < repetitions; repetition++) await runOnce()
const memory = process.memoryUsage().rss / 1_000_000
const start = performance.now()
await archive.scrub()
const scrub = performance.now() - start
await storage.close()

const costs: Costs = {
  accept: medianOf(samples.accept),
  claim: medianOf(samples.claim),
  deliver: medianOf(samples.deliver),
  list: medianOf(samples.list),
  find: medianOf(samples.find),
  purge: medianOf(samples.purge),
  outbox: medianOf(samples.outbox),
  scrub,
  memory,
}
console.log(JSON.stringify(costs))
