import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { builtFiles } from '../process/built-files.ts'
import { percentile } from '../testing/percentile.ts'
import { peakMemoryMegabytes } from '../testing/peak-memory.ts'
import { startServiceProcess } from '../testing/service-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { FormAttack } from './form-attack.ts'
import { isLongRun } from './rounds.ts'

/** What the service may take of memory at the most, in megabytes (docs/operations.md: 512 are given). */
const memoryCeiling = 300
/** Whatever the idle figure, a page within this time is no harm; a test run among others is slower. */
const harmlessMs = isLongRun ? 100 : 2_000
/** As long as it takes until silent readers are cut, and then some; a moment in every test run. */
const attackMs = isLongRun ? 60_000 : 8_000
/** Sockets that the attackers hold at the same time. */
const connections = 60

const mebibyte = 1024 * 1024
const longTimeout = { timeout: attackMs + 60_000 }

beforeAll(() => {
  expect(existsSync(builtFiles.renderBundle), 'Run "npm run build" first.').toBe(true)
})

async function startService() {
  const service = startServiceProcess({
    DATA_DIR: join(temporaryFolder(), 'data'),
    MAIL_URL: 'smtp://127.0.0.1:1',
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

/** How long the home page takes, in milliseconds, again and again for a while. */
async function timePages(address: string, lengthMs: number): Promise<number[]> {
  const durations: number[] = []
  const end = performance.now() + lengthMs
  while (performance.now() < end) {
    const start = performance.now()
    const answer = await fetch(`${address}/`)
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
    durations.push(performance.now() - start)
    await wait(10)
  }
  return durations
}

/** The service while it is attacked: what pages take then and otherwise, and the memory in the end. */
async function sufferFrom(
  name: string,
  { lengths, reads, isForeign }: Pick<FormAttack, 'lengths' | 'reads' | 'isForeign'>,
) {
  const { address, port, peakMegabytes } = await startService()
  await timePages(address, 500)
  const idle = percentile(await timePages(address, 2_000), 0.99)
  const stop = attack({ port, lengths, connections, reads, isForeign })
  const attacked = await timePages(address, attackMs)
  const statuses = await stop()
  const p99 = percentile(attacked, 0.99)
  const peak = peakMegabytes()
  console.log(
    `${name}: GET / p99 ${idle.toFixed(1)} ms idle, ${p99.toFixed(1)} ms attacked ` +
      `(${attacked.length} pages, longest ${Math.max(...attacked).toFixed(0)} ms); ` +
      `peak ${peak.toFixed(0)} MB; answers ${JSON.stringify(Object.fromEntries(statuses))}`,
  )
  return { idle, p99, peak, statuses, address }
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
    '$name: pages stay fast and memory bounded',
    longTimeout,
    async ({ name, answers, ...forms }) => {
      const { idle, p99, peak, statuses, address } = await sufferFrom(name, {
        reads: true,
        isForeign: false,
        ...forms,
      })
      expect(peak).toBeLessThan(memoryCeiling)
      expect(p99).toBeLessThan(Math.max(5 * idle, harmlessMs))
      // They were answered, not only kept waiting: with the form, refused, or told to come back.
      expect([...statuses.keys()]).toEqual(expect.arrayContaining(answers))
      // Visitors are shown their form again as soon as it is over.
      await expect.poll(() => postForm(address), { timeout: 10_000 }).toBe(422)
      expect((await fetch(`${address}/health/ready`)).status).toBe(200)
    },
  )
})
