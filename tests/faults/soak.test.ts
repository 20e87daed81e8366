import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { samplePayload } from '@site/service/testing/sample-enquiry.ts'
import { startServiceProcess } from '@site/service/testing/service-process.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { isLongRun } from './rounds.ts'

/* All kinds of requests, for a long time, against the built site (`npm run build`). */

const requests = isLongRun ? 200_000 : 4_000
const connections = 32
const limit = { timeout: 60_000 + requests * 10 }

/** How much the process may grow after the first quarter, as caches fill and the heap fragments. */
const maxGrowth = 1.25

interface Kind {
  path: string
  status: number
  /** A JSON body, or the fields of a form posted without JavaScript. */
  json?: unknown
  form?: string
}

/** Sent in turn; half of them are pages. */
const kinds: Kind[] = [
  { path: '/', status: 200 },
  { path: '/de/contact', status: 200 },
  { path: '/send-mail', status: 201, json: samplePayload },
  { path: '/fr/about-us', status: 200 },
  { path: '/not/there', status: 404 },
  { path: '/send-mail', status: 422, json: { ...samplePayload, email: 'nobody' } },
  { path: '/robots.txt', status: 200 },
  { path: '/health/ready', status: 200 },
  { path: '/send-mail', status: 400, json: { unknown: 'x'.repeat(5_000) } },
  { path: '/services', status: 200 },
]
/** Sent once in a hundred requests: rendering its page is a hundred times slower. */
const invalidForm: Kind = { path: '/send-mail', status: 422, form: 'firstName=Ada&language=de' }

test(`the memory stays flat over ${requests} requests`, limit, async () => {
  const service = startServiceProcess({
    DATA_DIR: join(temporaryFolder(), 'data'),
    MAIL_URL: 'smtp://127.0.0.1:1',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  })
  const address = await service.address
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const unexpected = new Map<string, number>()
  let sent = 0

  async function sendUpTo(count: number): Promise<number> {
    const send = async () => {
      while (sent < count) {
        const number = sent++
        const kind = (number % 100 === 42 ? null : kinds[number % kinds.length]) ?? invalidForm
        const status = await statusOf(agent, address, kind, number)
        if (status === kind.status) continue
        const what = `${kind.path}: ${status} instead of ${kind.status}`
        unexpected.set(what, (unexpected.get(what) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: connections }, send))
    return residentMegabytes(service.child.pid ?? 0)
  }

  const early = await sendUpTo(requests / 4)
  const late = await sendUpTo(requests)
  agent.destroy()
  console.log(`${requests} requests: ${early} MB after a quarter of them, ${late} MB after all.`)
  expect(Object.fromEntries(unexpected)).toEqual({})
  expect(late / early).toBeLessThan(maxGrowth)
})

/** Sends a request from one of 60,000 addresses, and reads the whole response. */
function statusOf(agent: Agent, address: string, kind: Kind, number: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const { path, json, form } = kind
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
  const sending = request(
    address + path,
    {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'X-Forwarded-For': `100.64.${Math.floor(number / 250) % 240}.${number % 250}`,
        ...(body !== undefined && {
          'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          'Content-Length': Buffer.byteLength(body),
        }),
      },
    },
    (response) => {
      response.resume()
      response.once('end', () => {
        resolve(response.statusCode ?? 0)
      })
      response.once('error', reject)
    },
  )
  sending.once('error', reject)
  sending.end(body)
  return promise
}

/** The current memory of a process (`VmRSS`). */
function residentMegabytes(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024)
}
