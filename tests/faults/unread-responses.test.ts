import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { buildOutput } from '@site/service/site/read-site.ts'
import { maxMegabytes } from '@site/service/testing/peak-memory.ts'
import { postEnquiry } from '@site/service/testing/post-enquiry.ts'
import { startAttackedService } from './attacked-service.ts'
import { isLongRun } from './rounds.ts'

const longTimeout = { timeout: 120_000 }

/** Longer than the timeout for clients that do not read, in the long run. */
const attackMs = isLongRun ? 40_000 : 3_000

/** The largest file of the site, which is a film. */
function filmAddress(): string {
  const folder = join(buildOutput.siteFolder, '_astro')
  const films = readdirSync(folder).filter((name) => name.endsWith('.mp4'))
  const size = (name: string) => statSync(join(folder, name)).size
  const [largest] = films.sort((a, b) => size(b) - size(a))
  expect(largest, 'Run "npm run build" first.').toBeDefined()
  return `/_astro/${largest ?? ''}`
}

/** Sends a text over many connections from one address, none of which ever reads. */
async function sendWithoutReading(port: number, connections: number, text: string): Promise<void> {
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (let number = 0; number < connections; number++) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.3.0.1' })
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(text)
    sockets.push(socket)
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect').catch(() => undefined)))
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: senda.example\r\n\r\n`

const attacks = [
  { connections: 600, requests: 15, path: filmAddress() },
  { connections: 300, requests: 1_000, path: '/health/live' },
]
const moreAttacks = [
  { connections: 300, requests: 15, path: filmAddress() },
  { connections: 4_000, requests: 1, path: filmAddress() },
  { connections: 600, requests: 15, path: '/contact' },
  { connections: 600, requests: 15, path: '/thank-you?reference=1234ABCD' },
  { connections: 300, requests: 1_000, path: filmAddress() },
]

test.each([...attacks, ...(isLongRun ? moreAttacks : [])])(
  '$connections connections that read none of their $requests responses from $path delay nobody',
  longTimeout,
  async ({ connections, requests, path }) => {
    const { address, port, peakMegabytes } = await startAttackedService()
    await sendWithoutReading(port, connections, get(path).repeat(requests))
    let slowest = 0
    const end = performance.now() + attackMs
    while (performance.now() < end) {
      const start = performance.now()
      expect((await fetch(`${address}/contact`)).status).toBe(200)
      slowest = Math.max(slowest, performance.now() - start)
      await wait(100)
    }
    expect((await postEnquiry(address)).status).toBe(201)
    console.log(
      `${connections} × ${requests}: peak ${peakMegabytes().toFixed(0)} MB, ` +
        `slowest page ${slowest.toFixed(0)} ms`,
    )
    expect(peakMegabytes()).toBeLessThan(maxMegabytes)
  },
)
