import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { peakMemoryMegabytes } from '@site/service/testing/peak-memory.ts'
import { samplePayload } from '@site/service/testing/sample-enquiry.ts'
import { spawnService, unlimitedServiceCommand } from '@site/service/testing/spawn-service.ts'
import { medianOf, rounds, target, type Results } from './report.ts'

/** Not a dependency: 23 packages for one command. */
const loadGenerator = 'autocannon@9.0.0'

const connections = 100
const seconds = 4

const explanation = `Posts a second by ${loadGenerator} over ${connections} connections that send one enquiry after the other,
each answered after the disk has confirmed it (SQLite, WAL, \`synchronous = FULL\`); ${seconds} seconds, ${rounds} rounds, in
which pages take turns with the posts. Service and load share the machine, so the ratio to the pages of \`/contact\`
that the same service answers counts. No mail server answers, so every enquiry stays in the outbox. Memory is the most
that the process held at any time.`

/** Measures how many enquiries a second are stored durably, and the memory needed. */
export async function measureEnquiries(folder: string): Promise<Results> {
  const service = spawnService(
    // Nothing listens there.
    { DATA_DIR: folder, MAIL_URL: 'smtp://127.0.0.1:1' },
    unlimitedServiceCommand,
  )
  try {
    const address = await service.address
    const posts: Load[] = []
    const pages: Load[] = []
    for (let round = 0; round < rounds; round++) {
      pages.push(await load(`${address}/contact`))
      posts.push(await load(`${address}/send-mail`, body))
    }
    const rates = posts.map(({ perSecond }) => perSecond)
    const toPages = rates.map((rate, round) => rate / (pages[round]?.perSecond ?? Number.NaN))
    const memory = peakMemoryMegabytes(service.child.pid) ?? Number.NaN
    return {
      explanation,
      tables: [
        [
          ['', 'a second', 'p50 (ms)', 'p99 (ms)', 'enquiries per'],
          ['enquiries', rates, posts.map(({ p50 }) => p50), posts.map(({ p99 }) => p99), ''],
          [
            'pages',
            pages.map(({ perSecond }) => perSecond),
            pages.map(({ p50 }) => p50),
            pages.map(({ p99 }) => p99),
            toPages,
          ],
        ],
        [
          ['Target', 'limit', 'measured', 'met'],
          target('enquiries per page', medianOf(toPages), ['≥', 0.1]),
          target('most memory under load (MB)', memory, ['≤', 200]),
        ],
      ],
    }
  } finally {
    await service.end('SIGTERM')
  }
}

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
