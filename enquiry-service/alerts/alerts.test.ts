import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { company } from '../../content/company.ts'
import { captureLog } from '../testing/logs.ts'
import { eventually } from '../testing/eventually.ts'
import { startWebhookServer } from '../testing/webhook-server.ts'
import { diskCheck, outboxCheck, storeCheck, type Problem } from './checks.ts'
import { startWatch } from './watch.ts'
import { webhook } from './webhook.ts'
import { day } from '../process/time.ts'

const problem: Problem = { name: 'disk-full', message: 'Only 3 MB are free.' }

/** A watch that checks all the time, with a problem that the test sets and clears. */
async function watch() {
  const receiver = await startWebhookServer()
  const { lines, log } = captureLog()
  const state: { problem: Problem | null | undefined | Error; now: number; checks: number } = {
    problem: null,
    now: Date.UTC(2026, 10, 20),
    checks: 0,
  }
  const stop = startWatch({
    checks: [
      () => {
        state.checks += 1
        const { problem } = state
        return problem instanceof Error ? Promise.reject(problem) : Promise.resolve(problem)
      },
      () => Promise.reject(new Error('this check is broken')),
    ],
    sendAlert: webhook(receiver.url),
    clock: () => state.now,
    log,
    every: 2,
  })
  onTestFinished(stop)
  const nextCheck = async () => {
    const seen = state.checks
    await eventually(() => {
      expect(state.checks).toBeGreaterThan(seen + 1)
    })
  }
  return { receiver, state, lines, nextCheck }
}

test('a problem is reported once, again after a day, and when it is over', async () => {
  const { receiver, state, nextCheck } = await watch()
  await nextCheck()
  expect(receiver.alerts).toEqual([])

  state.problem = problem
  await nextCheck()
  await nextCheck()
  expect(receiver.alerts).toEqual([
    {
      company: company.name,
      problem: 'disk-full',
      state: 'begun',
      message: 'Only 3 MB are free.',
      text: `${company.name}: Only 3 MB are free.`,
      since: '2026-11-20T00:00:00.000Z',
    },
  ])

  state.now += day
  await nextCheck()
  state.problem = null
  await nextCheck()
  await nextCheck()
  expect(receiver.alerts.map((alert) => alert.state)).toEqual(['begun', 'lasting', 'resolved'])
})

test('a problem is not over while its check fails or does not know', async () => {
  const { receiver, state, nextCheck } = await watch()
  state.problem = problem
  await nextCheck()
  for (const unclear of [undefined, new Error('the disk does not answer')]) {
    state.problem = unclear
    await nextCheck()
    await nextCheck()
  }
  expect(receiver.alerts.map((alert) => alert.state)).toEqual(['begun'])
})

test('the end of a problem is logged once, after the owner was told', async () => {
  const { receiver, state, lines, nextCheck } = await watch()
  const ends = () => lines.filter((line) => line.includes('a problem was resolved'))
  state.problem = problem
  await nextCheck()
  receiver.status = 500
  state.problem = null
  await nextCheck()
  await nextCheck()
  expect(ends()).toEqual([])
  receiver.status = 200
  await nextCheck()
  await nextCheck()
  expect(ends()).toHaveLength(1)
})

test('an alert that could not be sent is retried', async () => {
  const { receiver, state, nextCheck } = await watch()
  receiver.status = 500
  state.problem = problem
  await nextCheck()
  expect(receiver.alerts).toEqual([])
  receiver.status = 200
  await nextCheck()
  expect(receiver.alerts.map((alert) => alert.state)).toEqual(['begun'])
})

test('without a webhook problems are logged', async () => {
  const { lines, log } = captureLog()
  const stop = startWatch({
    checks: [() => Promise.resolve(problem)],
    sendAlert: null,
    clock: Date.now,
    log,
    every: 2,
  })
  onTestFinished(stop)
  await eventually(() => {
    expect(lines.join('')).toContain('Only 3 MB are free.')
  })
  expect(lines.filter((line) => line.includes('3 MB'))).toHaveLength(1)
})

test('emails that wait for more than an hour are a problem, a digest before its hour is not', async () => {
  const check = (waiting: number, oldestSeconds: number | null) =>
    outboxCheck(() =>
      Promise.resolve({ ready: true, outbox: { waiting, held: 0, oldestSeconds } }),
    )()
  expect(await check(0, null)).toBeNull()
  expect(await check(5, 3_600)).toBeNull()
  expect((await check(1, 3_601))?.message).toContain('1 email is waiting')
  expect((await check(5, 3_601))?.message).toContain('5 emails are waiting')
})

test('the connection to the webhook is not kept open by a response that goes on', async () => {
  let isClosed = false
  const server = createServer((_request, response) => {
    response.on('close', () => (isClosed = true)).writeHead(200)
    response.write('ok, and more will follow')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const alert = { problem: 'disk-full', state: 'begun', message: 'Full.', since: '2026' } as const
  await webhook(new URL(`http://127.0.0.1:${port}`))(alert)
  // Sooner than the garbage collector would close it.
  await vi.waitFor(
    () => {
      expect(isClosed).toBe(true)
    },
    { timeout: 2_000 },
  )
})

test('a store that cannot commit says nothing about waiting emails', async () => {
  const readiness = () => Promise.resolve({ ready: false, outbox: null })
  expect(await outboxCheck(readiness)()).toBeUndefined()
})

test('a store that cannot commit is a problem', async () => {
  const check = (ready: boolean) => storeCheck(() => Promise.resolve({ ready, outbox: null }))()
  expect(await check(true)).toBeNull()
  expect(await check(false)).toMatchObject({ name: 'store-failing' })
})

test('a disk that is nearly full is a problem', async () => {
  const check = (freeMegabytes: number) =>
    diskCheck('/srv', () =>
      Promise.resolve({ bavail: freeMegabytes * 256, bsize: 4096 } as never),
    )()
  expect(await check(200)).toBeNull()
  expect((await check(199))?.message).toContain('Only 199 MB')
  expect((await diskCheck('/')())?.message ?? '').not.toContain('NaN')
  await expect(diskCheck('/not/made/yet')()).resolves.not.toThrow()
})
