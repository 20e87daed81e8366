import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { builtFiles } from '../process/built-files.ts'
import { percentile } from '../testing/percentile.ts'
import { peakMemoryMegabytes } from '../testing/peak-memory.ts'
import { samplePayload } from '../testing/sample-enquiry.ts'
import { startServiceProcess } from '../testing/service-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { FormAttack } from './form-attack.ts'
import { isLongRun } from './rounds.ts'

/** What the service may take of memory at the most, in megabytes (docs/operations.md: 512 are given). */
const memoryCeiling = 300
/** A page or a post within this time is fast enough, however fast it is idle; a short run is not quiet. */
const harmlessMs = isLongRun ? 100 : 2_000
/** How long an attack lasts; one whose answers nobody reads has to outlast the service's own timeout. */
const attackMs = ({ reads }: Pick<FormAttack, 'reads'>) => {
  if (isLongRun) return 60_000
  return reads ? 3_000 : 8_000
}
/** For how long pages and posts are timed before an attack. */
const idleMs = isLongRun ? 10_000 : 1_000
/** Sockets that the attackers hold at the same time. */
const connections = 60

const mebibyte = 1024 * 1024
const longTimeout = { timeout: 120_000 }

beforeAll(() => {
  expect(existsSync(builtFiles.renderBundle), 'Run "npm run build" first.').toBe(true)
})

async function startService() {
  const service = startServiceProcess({
    DATA_DIR: join(temporaryFolder(), 'data'),
    MAIL_URL: 'smtp://127.0.0.1:1',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const address = await service.address
  const port = Number(new URL(address).port)
  return {
    service,
    address,
    port,
    peakMegabytes: () => peakMemoryMegabytes(service.child.pid) ?? Number.NaN,
  }
}

/** Starts an attack. @returns a function that ends it, with how many answers had which status */
function attack(workerData: FormAttack) {
  const statuses = new Map<string, number>()
  const worker = new Worker(new URL('form-attack.ts', import.meta.url), { workerData })
  worker.on('message', (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1))
  onTestFinished(async () => {
    await worker.terminate()
  })
  return async () => {
    await worker.terminate()
    return statuses
  }
}

interface Durations {
  pages: number[]
  posts: number[]
}

/** How many milliseconds the home page and an enquiry take, one after the other for a while. */
async function timeVisits(address: string, lengthMs: number): Promise<Durations> {
  const durations: Durations = { pages: [], posts: [] }
  const end = performance.now() + lengthMs
  const timeRequest = async (
    status: number,
    into: number[],
    ...request: Parameters<typeof fetch>
  ) => {
    const start = performance.now()
    const answer = await fetch(...request)
    await answer.arrayBuffer()
    expect(answer.status).toBe(status)
    into.push(performance.now() - start)
    await wait(10)
  }
  for (let visit = 0; performance.now() < end; visit += 1) {
    await timeRequest(200, durations.pages, `${address}/`)
    if (visit % 10 === 0) {
      await timeRequest(201, durations.posts, `${address}/send-mail`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `100.64.${Math.floor(visit / 250) % 250}.${visit % 250}`,
        },
        body: JSON.stringify({ ...samplePayload, message: `Visit ${visit}` }),
      })
    }
  }
  return durations
}

const p99Of = ({ pages, posts }: Durations) => ({
  pages: percentile(pages, 0.99),
  posts: percentile(posts, 0.99),
})

/** Attacks a service. @returns the 99th percentiles before and meanwhile, and the peak of its memory */
async function measureAttack(
  name: string,
  { lengths, reads, isForeign }: Pick<FormAttack, 'lengths' | 'reads' | 'isForeign'>,
) {
  const { address, port, peakMegabytes } = await startService()
  await timeVisits(address, 500)
  const idle = p99Of(await timeVisits(address, idleMs))
  const stop = attack({ port, lengths, connections, reads, isForeign })
  const durations = await timeVisits(address, attackMs({ reads }))
  const statuses = await stop()
  const attacked = p99Of(durations)
  const peak = peakMegabytes()
  const compare = (kind: keyof Durations) =>
    `p99 of ${durations[kind].length} ${kind} ${attacked[kind].toFixed(1)} ms, idle ${idle[kind].toFixed(1)} ms`
  console.log(
    `${name}: ${compare('pages')}; ${compare('posts')}; ` +
      `peak ${peak.toFixed(0)} MB; answers ${JSON.stringify(Object.fromEntries(statuses))}`,
  )
  return { idle, attacked, peak, statuses, address }
}

async function postForm(address: string): Promise<number> {
  const answer = await fetch(`${address}/send-mail`, {
    method: 'POST',
    headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'firstName=Ada',
  })
  await answer.arrayBuffer()
  return answer.status
}

describe('the form without JavaScript, attacked from many addresses at once', () => {
  test.each([
    { name: 'one mebibyte of quotes', lengths: [mebibyte - 200], answers: ['422', '503'] },
    { name: 'as many as are shown again', lengths: [65_000], answers: ['422', '503'] },
    {
      name: 'sizes of every kind',
      lengths: [100, 20_000, 65_000, 200_000, 1e6],
      answers: ['422', '503'],
    },
    { name: 'answers that nobody reads', lengths: [65_000, 1e6], reads: false, answers: [] },
    { name: 'forms of another website', lengths: [65_000], isForeign: true, answers: ['403'] },
  ])(
    '$name: pages and posts stay fast and memory bounded',
    longTimeout,
    async ({ name, answers, ...forms }) => {
      const { idle, attacked, peak, statuses, address } = await measureAttack(name, {
        reads: true,
        isForeign: false,
        ...forms,
      })
      expect(peak).toBeLessThan(memoryCeiling)
      expect(attacked.pages).toBeLessThan(Math.max(5 * idle.pages, harmlessMs))
      expect(attacked.posts).toBeLessThan(Math.max(5 * idle.posts, harmlessMs))
      // They were answered, not only kept waiting: with the form, refused, or told to come back.
      expect([...statuses.keys()]).toEqual(expect.arrayContaining(answers))
      // Visitors are shown their form again as soon as it is over.
      await expect.poll(() => postForm(address), { timeout: 10_000 }).toBe(422)
      expect((await fetch(`${address}/health/ready`)).status).toBe(200)
    },
  )
})
