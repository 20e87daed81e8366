import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { captureLog, silentLog } from '../testing/logs.ts'
import { repeat } from './timers.ts'

const logged = { log: silentLog, failure: 'the task failed' }

test('a task runs at once, and again until it is stopped', async () => {
  const task = vi.fn(() => Promise.resolve())
  const stop = repeat(task, { ...logged, every: 1 })
  expect(task).toHaveBeenCalledOnce()
  await eventually(() => {
    expect(task.mock.calls.length).toBeGreaterThan(2)
  })
  await stop()
  const { length } = task.mock.calls
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(task).toHaveBeenCalledTimes(length)
})

test('the first run can be delayed, and stopping cancels it', async () => {
  const task = vi.fn(() => Promise.resolve())
  const stop = repeat(task, { ...logged, every: 1, firstAfter: 60_000 })
  await stop()
  expect(task).not.toHaveBeenCalled()
})

test('stopping tells a run in progress, and waits for it', async () => {
  let finish: (() => void) | undefined
  let received: AbortSignal | undefined
  const stop = repeat(
    (signal) => {
      received = signal
      return new Promise<void>((resolve) => (finish = resolve))
    },
    { ...logged, every: 60_000 },
  )
  onTestFinished(stop)
  const stopped = vi.fn()
  void stop().then(stopped)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(received?.aborted).toBe(true)
  expect(stopped).not.toHaveBeenCalled()
  finish?.()
  await eventually(() => {
    expect(stopped).toHaveBeenCalledOnce()
  })
})

test('a run that fails is logged, and the next one is made all the same', async () => {
  const { lines, log } = captureLog()
  const task = vi.fn(() => Promise.resolve())
  task.mockRejectedValueOnce(new Error('the disk is gone'))
  onTestFinished(repeat(task, { every: 1, log, failure: 'the task failed' }))
  await eventually(() => {
    expect(task.mock.calls.length).toBeGreaterThan(1)
  })
  expect(lines.join('')).toMatch(/the disk is gone.*the task failed/)
})
