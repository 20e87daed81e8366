import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { peakMemoryMegabytes } from '@site/service/testing/peak-memory.ts'
import { samplePayload } from '@site/service/testing/sample-enquiry.ts'
import { spawnService, unlimitedServiceCommand } from '@site/service/testing/spawn-service.ts'
import { rounds, spread } from './figures.ts'

/** Not a dependency: 23 packages for one command. */
const loadGenerator = 'autocannon@9.0.0'

const connections = 100
const seconds = 4

/** Measures how many enquiries a second are stored durably, next to pages that the same service answers. */
export async function measureEnquiries(folder: string) {
  const service = spawnService(
    // Nothing listens there.
    { DATA_DIR: folder, MAIL_URL: 'smtp://127.0.0.1:1' },
    unlimitedServiceCommand,
  )
  try {
    const address = await service.address
    const loads = await Array.fromAsync({ length: rounds }, async () => ({
      page: await load(`${address}/contact`),
      post: await load(`${address}/send-mail`, body),
    }))
    const perPage = loads.map(({ page, post }) => post.perSecond / page.perSecond)
    return {
      enquiries: {
        ...row(loads.map(({ post }) => post)),
        'enquiries per page': spread(perPage),
        'most memory (MB)': peakMemoryMegabytes(service.child.pid),
      },
      pages: row(loads.map(({ page }) => page)),
    }
  } finally {
    await service.end('SIGTERM')
  }
}

const row = (loads: Load[]) => ({
  'a second': spread(loads.map(({ perSecond }) => perSecond)),
  'p50 (ms)': spread(loads.map(({ p50 }) => p50)),
  'p99 (ms)': spread(loads.map(({ p99 }) => p99)),
})

/** The load generator replaces `[<id>]`: without keys of their own, equal enquiries would count as one. */
const body = JSON.stringify({ ...samplePayload, message: 'Grüezi [<id>]' })

const resultSchema = v.object({
  requests: v.object({ average: v.number() }),
  latency: v.object({ p50: v.number(), p99: v.number() }),
  non2xx: v.literal(0),
  errors: v.literal(0),
})

type Load = Awaited<ReturnType<typeof load>>

/** @throws Error when an answer is no success */
async function load(address: string, post?: string) {
  const options =
    post === undefined
      ? ['--headers', 'Accept-Encoding: gzip']
      : ['--method', 'POST', '--idReplacement', '--headers', 'Content-Type: application/json']
  const { stdout } = await promisify(execFile)('npx', [
    ...['--yes', loadGenerator, '--json', '--no-progress'],
    ...['--connections', String(connections), '--duration', String(seconds), ...options],
    ...(post === undefined ? [] : ['--body', post]),
    address,
  ])
  const { requests, latency } = v.parse(resultSchema, JSON.parse(stdout))
  return { perSecond: requests.average, ...latency }
}
