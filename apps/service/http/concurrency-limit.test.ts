import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

/** The parts of a request and its reply that the slots use. */
function connection() {
  const socket = Object.assign(new EventEmitter(), {
    destroyed: false,
    destroy() {
      socket.destroyed = true
      socket.emit('close')
    },
  })
  const raw = new EventEmitter()
  const request = { socket } as unknown as FastifyRequest
  return { socket, raw, args: [request, { raw } as unknown as FastifyReply] as const }
}

test('the number of requests is limited, and each slot is released when its response is complete', () => {
  const slots = createConcurrencyLimit(2)
  const [first, second, third] = [connection(), connection(), connection()]
  expect(slots.tryAcquire(...first.args)).toBe(true)
  expect(slots.tryAcquire(...second.args)).toBe(true)
  expect(slots.tryAcquire(...third.args)).toBe(false)
  first.raw.emit('close')
  expect(slots.tryAcquire(...third.args)).toBe(true)
})

test('a broken connection releases the slots of all its requests once', () => {
  const slots = createConcurrencyLimit(2)
  const { socket, args } = connection()
  const next = connection()
  const pipelined = [args[0], { raw: new EventEmitter() } as unknown as FastifyReply] as const
  slots.tryAcquire(...args)
  slots.tryAcquire(...pipelined)
  socket.emit('close')
  args[1].raw.emit('close')
  expect(slots.tryAcquire(...next.args)).toBe(true)
  expect(slots.tryAcquire(...next.args)).toBe(true)
  expect(slots.tryAcquire(...next.args)).toBe(false)
  expect(socket.listenerCount('close')).toBe(0)
})

test('a closed connection gets no slot', () => {
  const slots = createConcurrencyLimit(1)
  const { socket, args } = connection()
  socket.destroyed = true
  expect(slots.tryAcquire(...args)).toBe(false)
  expect(slots.tryAcquire(...connection().args)).toBe(true)
})

describe('when all slots are taken', () => {
  const holdFor = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('the oldest is closed if it is slow, and the next gets its slot', () => {
    const slots = createConcurrencyLimit(2)
    const [slow, later, next, refused] = [connection(), connection(), connection(), connection()]
    slots.tryAcquire(...slow.args)
    holdFor(4_000)
    slots.tryAcquire(...later.args)
    holdFor(2_000)
    expect(slots.tryAcquire(...next.args)).toBe(true)
    expect(slow.socket.destroyed).toBe(true)
    expect(later.socket.destroyed).toBe(false)
    expect(slots.tryAcquire(...refused.args)).toBe(false)
  })

  test('no connection is closed within the usual time', () => {
    const slots = createConcurrencyLimit(1)
    const [usual, next] = [connection(), connection()]
    slots.tryAcquire(...usual.args)
    holdFor(4_900)
    expect(slots.tryAcquire(...next.args)).toBe(false)
    expect(usual.socket.destroyed).toBe(false)
  })
})

test('a slow connection keeps its slot while nobody else needs it', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const slots = createConcurrencyLimit(2)
  const [slow, next] = [connection(), connection()]
  slots.tryAcquire(...slow.args)
  vi.advanceTimersByTime(59_000)
  expect(slots.tryAcquire(...next.args)).toBe(true)
  expect(slow.socket.destroyed).toBe(false)
})
