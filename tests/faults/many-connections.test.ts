import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { maxMegabytes } from '@site/service/testing/peak-memory.ts'
import { postEnquiry } from '@site/service/testing/post-enquiry.ts'
import { startAttackedService } from './attacked-service.ts'

const longTimeout = { timeout: 60_000 }

/** Opens connections that each send this text once and nothing more. */
async function hold(port: number, count: number, text: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, (_, number) => {
    // Every 50 come from another address, so that no limit per client applies.
    const localAddress = `127.2.0.${1 + (Math.floor(number / 50) % 250)}`
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    return socket.on('error', () => undefined)
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect').catch(() => undefined)))
  for (const socket of sockets) if (text !== '') socket.write(text)
  return sockets
}

const post = (address: string) => postEnquiry(address, { signal: AbortSignal.timeout(10_000) })

const halfPost = (size: number, type = 'x-www-form-urlencoded') =>
  `POST /send-mail HTTP/1.1\r\nHost: senda.example\r\nContent-Type: application/${type}\r\n` +
  `Content-Length: ${size}\r\n\r\nmessage=${'x'.repeat(Math.min(size, 60_000) - 1_000)}`

test.each([
  { what: '3,000 that send nothing', count: 3_000, text: '' },
  { what: '1,000 whose headers never end', count: 1_000, text: 'GET / HTTP/1.1\r\nHost: a\r\nX-' },
  { what: '400 whose small posts never end', count: 400, text: halfPost(60_000) },
  { what: '400 whose large posts never end', count: 400, text: halfPost(1_000_000) },
])(
  'pages and posts are answered despite open connections: $what',
  longTimeout,
  async ({ count, text }) => {
    const { address, port, peakMegabytes } = await startAttackedService()
    await hold(port, count, text)
    expect((await fetch(`${address}/contact`)).status).toBe(200)
    expect((await post(address)).status).toBe(201)
    console.log(`${count} connections: peak ${peakMegabytes().toFixed(0)} MB`)
    expect(peakMegabytes()).toBeLessThan(maxMegabytes)
  },
)

test(
  'with 64 file descriptors, the service survives 500 connections and recovers',
  longTimeout,
  async () => {
    const { address, port } = await startAttackedService({}, 64)
    expect((await post(address)).status).toBe(201)
    const sockets = await hold(port, 500, '')
    for (const socket of sockets) socket.destroy()
    await expect
      .poll(
        async () =>
          (await fetch(`${address}/contact`, { signal: AbortSignal.timeout(2_000) })).status,
        { timeout: 30_000 },
      )
      .toBe(200)
    await expect.poll(async () => (await fetch(`${address}/health/ready`)).status).toBe(200)
    expect((await post(address)).status).toBe(201)
  },
)
