import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildOutput } from '@site/service/site/read-site.ts'
import { percentile } from '@site/service/testing/percentile.ts'
import { maxMegabytes } from '@site/service/testing/peak-memory.ts'
import { postEnquiry } from '@site/service/testing/post-enquiry.ts'
import { samplePayload } from '@site/service/testing/sample-enquiry.ts'
import { startAttackedService } from './attacked-service.ts'
import type { FormAttack } from './form-attack.ts'
import { isLongRun } from './rounds.ts'

/** A page or a post within this time is fast enough, however fast it is without the attack. */
const acceptableMs = isLongRun ? 100 : 500
/**
 * The percentile of the durations that is compared. On a busy machine a few requests are slow without an
 * attack, so that only the long run, which has the machine to itself, judges them.
 */
const comparedPercentile = isLongRun ? 99 : 50
/** How long an attack lasts: longer than the timeout for clients that do not read, if these do not. */
const attackMs = ({ reads }: Pick<FormAttack, 'reads'>) => {
  if (isLongRun) return 60_000
  return reads ? 2_000 : 8_000
}
/** How long pages and posts are timed before an attack. */
const idleMs = isLongRun ? 10_000 : 500
/** Sockets that the attackers hold open at the same time. */
const connections = 60

const mebibyte = 1024 * 1024
const longTimeout = { timeout: 120_000 }

beforeAll(() => {
  expect(existsSync(buildOutput.renderBundle), 'Run "npm run build" first.').toBe(true)
})

/** Starts an attack. @returns the number of responses by status, so far, and a function that stops it */
function attack(workerData: FormAttack) {
  const statuses = new Map<string, number>()
  const worker = new Worker(new URL('form-attack.ts', import.meta.url), { workerData })
  worker.on('message', (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1))
  onTestFinished(async () => {
    await worker.terminate()
  })
  return { statuses, stop: () => worker.terminate() }
}

interface Durations {
  pages: number[]
  posts: number[]
}

/** Requests the home page repeatedly for a while, and sends an enquiry every tenth time. */
async function timeVisits(address: string, lengthMs: number): Promise<Durations> {
  const durations: Durations = { pages: [], posts: [] }
  const end = performance.now() + lengthMs
  const timeRequest = async (status: number, into: number[], request: () => Promise<Response>) => {
    const start = performance.now()
    const response = await request()
    await response.arrayBuffer()
    expect(response.status).toBe(status)
    into.push(performance.now() - start)
    await wait(10)
  }
  for (let visit = 0; performance.now() < end; visit += 1) {
    await timeRequest(200, durations.pages, () => fetch(`${address}/`))
    if (visit % 10 === 0) {
      const client = `100.64.${Math.floor(visit / 250) % 250}.${visit % 250}`
      await timeRequest(201, durations.posts, () =>
        postEnquiry(address, {
          payload: { ...samplePayload, message: `Visit ${visit}` },
          headers: { 'X-Forwarded-For': client },
        }),
      )
    }
  }
  return durations
}

const percentileOf = ({ pages, posts }: Durations) => ({
  pages: percentile(pages, comparedPercentile / 100),
  posts: percentile(posts, comparedPercentile / 100),
})

/**
 * Attacks the service until it has sent all expected statuses. Resolves with the compared
 * percentiles without and during the attack, and the peak memory.
 */
async function measureAttack(
  name: string,
  { lengths, reads, isForeign }: Pick<FormAttack, 'lengths' | 'reads' | 'isForeign'>,
  expected: string[],
) {
  const { address, port, peakMegabytes } = await startAttackedService({
    TRUSTED_PROXIES: '127.0.0.1',
  })
  await timeVisits(address, 500)
  const idle = percentileOf(await timeVisits(address, idleMs))
  const { statuses, stop } = attack({ port, lengths, connections, reads, isForeign })
  const durations = await timeVisits(address, attackMs({ reads }))
  // They get the form or a refusal; "try again later" depends on how fast the machine is.
  await expect
    .poll(() => [...statuses.keys()], { timeout: 60_000 })
    .toEqual(expect.arrayContaining(expected))
  await stop()
  const attacked = percentileOf(durations)
  const peak = peakMegabytes()
  const compare = (kind: keyof Durations) =>
    `p${comparedPercentile} of ${durations[kind].length} ${kind} ${attacked[kind].toFixed(1)} ms, idle ${idle[kind].toFixed(1)} ms`
  console.log(
    `${name}: ${compare('pages')}; ${compare('posts')}; ` +
      `peak ${peak.toFixed(0)} MB; statuses ${JSON.stringify(Object.fromEntries(statuses))}`,
  )
  return { idle, attacked, peak, address }
}

async function postForm(address: string): Promise<number> {
  const response = await fetch(`${address}/send-mail`, {
    method: 'POST',
    headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'firstName=Ada',
  })
  await response.arrayBuffer()
  return response.status
}

describe('the form without JavaScript, attacked from many addresses at once', () => {
  const attacks = [
    { name: 'all sizes', lengths: [100, 20_000, 65_000, 200_000, 1e6], expected: ['422'] },
    { name: 'responses that nobody reads', lengths: [65_000, 1e6], reads: false, expected: [] },
  ]
  const moreAttacks = [
    { name: 'one mebibyte of quotes', lengths: [mebibyte - 200], expected: ['422'] },
    { name: 'the largest forms that are shown again', lengths: [65_000], expected: ['422'] },
    { name: 'forms of another website', lengths: [65_000], isForeign: true, expected: ['403'] },
  ]
  test.each([...attacks, ...(isLongRun ? moreAttacks : [])])(
    '$name: pages and posts stay fast, and memory stays bounded',
    longTimeout,
    async ({ name, expected, ...forms }) => {
      const { idle, attacked, peak, address } = await measureAttack(
        name,
        { reads: true, isForeign: false, ...forms },
        expected,
      )
      expect(peak).toBeLessThan(maxMegabytes)
      expect(attacked.pages).toBeLessThan(Math.max(5 * idle.pages, acceptableMs))
      expect(attacked.posts).toBeLessThan(Math.max(5 * idle.posts, acceptableMs))
      // After the attack, visitors are shown their form again.
      await expect.poll(() => postForm(address), { timeout: 30_000 }).toBe(422)
      expect((await fetch(`${address}/health/ready`)).status).toBe(200)
    },
  )
})
