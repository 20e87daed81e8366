import { join } from 'node:path'
import { peakMemoryMegabytes } from '../../enquiry-service/testing/peak-memory.ts'
import { medianOf, ratiosOf } from '../figures/spread.ts'
import type { LoadResult } from '../load/load.ts'
import { runLoad } from '../load/run-load.ts'
import { rounds, type Findings, type Part } from '../part.ts'
import { startBenchmarkService, type BenchmarkService } from '../processes/benchmark-service.ts'
import { cpuMicroseconds } from '../processes/cpu-time.ts'
import { diskCommitsPerSecond } from '../processes/disk-commits.ts'
import { pinningRemark, pinToCore, serverCore } from '../processes/pin-to-core.ts'
import { inWorkFolder } from '../processes/work-folder.ts'

/** Measures how many enquiries a second are stored durably, and at what cost. */
export const enquiries: Part = {
  name: 'enquiries',
  title: 'Enquiries, stored durably',
  measure: () => inWorkFolder(measure),
}

const load = { kind: 'enquiries', connections: 200, pauseMs: 0, seconds: 4 } as const
/**
 * As many connections, at a rate that leaves the service idle time: only simultaneous posts wait
 * for each other.
 */
const calmLoad = { ...load, pauseMs: 200 } as const

const explanation = `Posts a second over ${load.connections} connections that send one enquiry after the other, each answered
after the disk has confirmed it (SQLite, WAL, \`synchronous = FULL\`); ${load.seconds} seconds, ${rounds} rounds in which
the services take turns. At that limit a post waits for those of the other connections; "with pauses"
means that each connection rests for ${calmLoad.pauseMs} ms after an answer. Beside it the same service with a store
that keeps nothing, with one commit for each enquiry instead of one for those of the same moment, and
how many blocks of 4 kB a second the disk itself confirms one after the other (\`fdatasync\`), measured in
the same rounds. No mail server answers during them, and beyond a hundred an hour enquiries are held, so every
one stays in the database. Memory is the
most that the process held at any time; the start lasts from the command to the answer that the service is ready.`

/** One variant of the service, and the result of each round. */
interface Variant {
  name: string
  service: BenchmarkService
  results: LoadResult[]
  /** Processor time per enquiry in microseconds. */
  cpu: number[]
}

async function measure(folder: string): Promise<Findings> {
  const starts = await measureStarts(folder)
  const durable = await startVariant('this service', join(folder, 'durable'))
  const oneEach = await startVariant('one commit each', join(folder, 'each'), 'one-commit-each')
  const nothing = await startVariant('a store that keeps nothing', join(folder, 'no'), 'null-store')
  const variants = [durable, oneEach, nothing]
  const diskCommits: number[] = []
  const calm: LoadResult[] = []
  try {
    for (const { service } of variants) await runLoad({ ...load, address: service.address })
    for (let round = 0; round < rounds; round++) {
      diskCommits.push(diskCommitsPerSecond(folder, 1))
      for (const variant of variants) await measureRound(variant)
      calm.push(await runLoad({ ...calmLoad, address: durable.service.address }))
    }
    const memory = peakMemoryMegabytes(durable.service.processId) ?? Number.NaN
    return report({ durable, oneEach, nothing, calm, diskCommits, memory, starts })
  } finally {
    await Promise.all(variants.map(({ service }) => service.stop()))
  }
}

async function measureRound({ service, results, cpu }: Variant): Promise<void> {
  const before = cpuMicroseconds([service.processId])
  const result = await runLoad({ ...load, address: service.address })
  results.push(result)
  cpu.push((cpuMicroseconds([service.processId]) - before) / result.answered)
}

/**
 * Starts and stops the service several times. Resolves with the milliseconds until it was ready.
 */
async function measureStarts(folder: string): Promise<number[]> {
  const starts: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    const service = await startBenchmarkService({ DATA_DIR: join(folder, 'starts') })
    starts.push(performance.now() - start)
    await service.stop()
  }
  return starts
}

async function startVariant(name: string, dataFolder: string, store?: string): Promise<Variant> {
  const program = join(import.meta.dirname, '../stores/main.ts')
  const command = store && pinToCore(serverCore, [process.execPath, program, store])
  const environment = { DATA_DIR: dataFolder }
  const service = await (command
    ? startBenchmarkService(environment, command)
    : startBenchmarkService(environment))
  return { name, service, results: [], cpu: [] }
}

interface Measured {
  durable: Variant
  oneEach: Variant
  nothing: Variant
  calm: LoadResult[]
  diskCommits: number[]
  memory: number
  starts: number[]
}

const perSecond = ({ results }: Variant) => results.map((result) => result.perSecond)

function report(measured: Measured): Findings {
  const { durable, oneEach, nothing, calm, diskCommits, memory, starts } = measured
  const toDisk = (variant: Variant) => ratiosOf(perSecond(variant), diskCommits)
  const p99 = durable.results.map((result) => result.p99)
  return {
    explanation,
    tables: [
      {
        columns: [
          'Store',
          'enquiries a second',
          'p50 (ms)',
          'p99 (ms)',
          'CPU an enquiry (µs)',
          'beside the disk’s rate',
        ],
        rows: [
          ...[durable, oneEach, nothing].map((variant) => [
            variant.name,
            perSecond(variant),
            variant.results.map((result) => result.p50),
            variant.results.map((result) => result.p99),
            variant.cpu,
            toDisk(variant),
          ]),
          ['the disk alone', diskCommits, '', '', '', 1],
        ],
      },
      {
        columns: ['This service', 'measured'],
        rows: [
          ['with pauses: enquiries a second', calm.map((result) => result.perSecond)],
          ['with pauses: p99 (ms)', calm.map((result) => result.p99)],
          ['from start to ready (ms)', starts],
          ['most memory under load (MB)', memory],
        ],
      },
    ],
    bars: [
      {
        what: 'beside one commit each',
        unit: '×',
        atLeast: 3.5,
        measured: medianOf(ratiosOf(perSecond(durable), perSecond(oneEach))),
      },
      {
        what: 'beside a store that keeps nothing',
        unit: '×',
        atLeast: 0.6,
        measured: medianOf(ratiosOf(perSecond(durable), perSecond(nothing))),
      },
      {
        what: `p99 at ${load.connections} connections that never pause`,
        unit: 'ms',
        atMost: 50,
        measured: medianOf(p99),
      },
      {
        what: `p99 at ${load.connections} connections with pauses`,
        unit: 'ms',
        atMost: 50,
        measured: medianOf(calm.map((result) => result.p99)),
      },
      { what: 'memory under load', unit: 'MB', atMost: 150, measured: memory },
      { what: 'from start to ready', unit: 'ms', atMost: 500, measured: medianOf(starts) },
    ],
    remarks: [pinningRemark],
  }
}
