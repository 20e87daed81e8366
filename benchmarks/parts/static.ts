import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { medianOf, ratiosOf } from '../figures/spread.ts'
import { runLoad } from '../load/run-load.ts'
import { rounds, type Findings, type Part } from '../part.ts'
import { startBenchmarkService } from '../processes/benchmark-service.ts'
import { cpuMicroseconds } from '../processes/cpu-time.ts'
import { pinningRemark } from '../processes/pin-to-core.ts'
import { nginxVersion, startNginx } from '../processes/start-nginx.ts'
import { inWorkFolder } from '../processes/work-folder.ts'

/** Measures the server's processor time for a page. */
export const staticPages: Part = {
  name: 'static',
  title: 'Static pages beside nginx',
  measure: () => inWorkFolder(measure),
}

/** Not the home page, for which nginx looks in three places. */
const page = '/contact'

const load = { kind: 'page', connections: 50, pauseMs: 0, seconds: 3 } as const

/** How long servers warm up before measuring, in seconds. */
const warmUp = 3

interface Server {
  address: string
  processIds: number[]
  /** Microseconds per request, one figure per round. */
  cpu: number[]
  /** Responses per second. */
  perSecond: number[]
}

const explanation = `Processor time of the server for one request of \`${page}\`, user and system, read from \`/proc\` before
and after each round: ${load.connections} connections that are kept alive, ${load.seconds} seconds, ${rounds} rounds in which the servers
take turns. Both answer with the same gzip bytes, made at build time, and the same security headers;
nginx runs the configuration that the build writes for owners (\`dist/hosting/nginx.conf\`) with one
worker and its access log on, the service has logs and metrics on. The bar is three times nginx, the
aim twice.`

async function measure(folder: string): Promise<Findings> {
  const version = nginxVersion()
  const service = await startBenchmarkService({ DATA_DIR: folder })
  const nginx = version === null ? null : await startNginx(folder)
  try {
    const ours = serverAt(service.address, [service.processId])
    const theirs = nginx && serverAt(nginx.address, nginx.processIds)
    if (theirs) await assertSameBytes(ours, theirs)
    const servers = [ours, ...(theirs ? [theirs] : [])]
    for (const { address } of servers) await runLoad({ ...load, address, seconds: warmUp })
    for (let round = 0; round < rounds; round++) {
      for (const server of servers) await measureRound(server)
    }
    return report(ours, theirs, version)
  } finally {
    await nginx?.stop()
    await service.stop()
  }
}

function serverAt(origin: string, processIds: number[]): Server {
  return { address: origin + page, processIds, cpu: [], perSecond: [] }
}

async function measureRound(server: Server): Promise<void> {
  const before = cpuMicroseconds(server.processIds)
  const { answered, perSecond } = await runLoad({ ...load, address: server.address })
  server.cpu.push((cpuMicroseconds(server.processIds) - before) / answered)
  server.perSecond.push(perSecond)
}

async function assertSameBytes(...servers: [Server, Server]): Promise<void> {
  const [one, other] = await Promise.all(servers.map(({ address }) => compressedBody(address)))
  if (!one || !other?.equals(one)) throw new Error('The servers do not send the same bytes.')
}

/** The raw bytes, which `fetch` would decompress. */
async function compressedBody(address: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  get(address, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
    buffer(response).then(resolve, reject)
  }).on('error', reject)
  return promise
}

function report(ours: Server, theirs: Server | null, version: string | null): Findings {
  const columns = ['Server', 'CPU a request (µs)', 'requests a second', 'CPU beside nginx']
  const ourRow = ['this service', ours.cpu, ours.perSecond]
  if (theirs === null) {
    return {
      explanation,
      tables: [{ columns, rows: [[...ourRow, '']] }],
      bars: [],
      remarks: [pinningRemark, 'There is no nginx on this machine, so nothing could be compared.'],
    }
  }
  const ratios = ratiosOf(ours.cpu, theirs.cpu)
  const measured = { what: 'CPU a request', unit: '× nginx', measured: medianOf(ratios) }
  return {
    explanation,
    tables: [
      {
        columns,
        rows: [
          [...ourRow, ratios],
          [version ?? 'nginx', theirs.cpu, theirs.perSecond, 1],
        ],
      },
    ],
    bars: [
      { ...measured, atMost: 3 },
      { ...measured, what: 'CPU a request (aim)', atMost: 2 },
    ],
    remarks: [pinningRemark],
  }
}
