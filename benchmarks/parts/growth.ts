import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { databaseFile } from '../../enquiry-service/settings/data-folder.ts'
import { openStorage } from '../../enquiry-service/storage/open-storage.ts'
import { medianOf } from '../figures/spread.ts'
import type { Costs } from '../growth/costs.ts'
import { fillPostgres } from '../growth/fill-postgres.ts'
import { fillSqlite } from '../growth/fill-sqlite.ts'
import type { Bar, Findings, Part, Table } from '../part.ts'
import { startPostgres } from '../processes/start-postgres.ts'
import { inWorkFolder } from '../processes/work-folder.ts'
import { rounds } from '../rounds.ts'

/** Measures whether years of enquiries make the service slower or larger. */
export const growth: Part = {
  name: 'growth',
  title: 'Growth to a million enquiries',
  measure: () => inWorkFolder(measure),
}

const sizes = [10, 10_000, 1_000_000]

const smallest = Math.min(...sizes)
const largest = Math.max(...sizes)

/**
 * Lookups by index take steps that grow with the logarithm; a full scan would take 100,000 times as
 * long.
 */
const steps = Math.log(largest) / Math.log(smallest)

const explanation = `What the store's work costs with 10, 10,000 and 1,000,000 delivered enquiries in it: microseconds for one
enquiry, in batches of 100 that are accepted, claimed, marked as delivered, found by their reference
and purged as the oldest, so that the number stays the same, and in a list of the newest 500; once
for any number the state of the outbox and the scrubbing after a purge. Memory is that of a process
of its own with nothing but the store. ${rounds} rounds in which the sizes take turns, each the median of 15
repetitions. The bar is ${steps.toFixed(0)} times the cost at ten: the logarithm, by which the steps through an index
grow. Memory may grow by a fifth.`

const operations: Record<keyof Costs, string> = {
  accept: 'accept (µs)',
  claim: 'claim (µs)',
  deliver: 'mark as delivered (µs)',
  list: 'list (µs)',
  find: 'find (µs)',
  purge: 'purge (µs)',
  outbox: 'state of the outbox (µs)',
  scrub: 'scrub (ms)',
  memory: 'memory (MB)',
}

const scrubbing = `Scrubbing has no bar. SQLite empties its journal; PostgreSQL has to rewrite both tables, which takes
longer the larger they are, and no enquiry can be stored during that time. It happens after a purge that has
found something, once a day, and after an erasure.`

const postgresFolder = `PostgreSQL kept its files in the temporary folder, which its own user may enter: not necessarily on the
disk of SQLite’s, so the two are not to be compared.`

/** A database of each size, as arguments of the program that measures it. */
type Databases = Map<number, string[]>

async function measure(folder: string): Promise<Findings> {
  const sqlite = await measureDatabases('SQLite', await fillSqliteDatabases(folder))
  const findings: Findings = { explanation, tables: [], bars: [], remarks: [scrubbing] }
  add(findings, sqlite)

  const postgres = await startPostgres()
  if ('missing' in postgres) {
    findings.remarks.push(`PostgreSQL was not measured: ${postgres.missing}.`)
    return findings
  }
  try {
    const databases: Databases = new Map()
    for (const size of sizes) {
      const url = await postgres.createDatabase()
      await (await openStorage({ dataFolder: folder, databaseUrl: url })).close()
      await fillPostgres(postgres, url, size)
      databases.set(size, [folder, url.href])
    }
    add(findings, await measureDatabases('PostgreSQL', databases))
    findings.remarks.push(postgresFolder)
  } finally {
    await postgres.remove()
  }
  return findings
}

async function fillSqliteDatabases(folder: string): Promise<Databases> {
  const databases: Databases = new Map()
  for (const size of sizes) {
    const settings = { dataFolder: join(folder, String(size)), databaseUrl: null }
    await (await openStorage(settings)).close()
    fillSqlite(databaseFile(settings.dataFolder), size)
    databases.set(size, [settings.dataFolder])
  }
  return databases
}

interface Growth {
  table: Table
  bars: Bar[]
}

function add(findings: Findings, { table, bars }: Growth): void {
  findings.tables.push(table)
  findings.bars.push(...bars)
}

async function measureDatabases(name: string, databases: Databases): Promise<Growth> {
  const costs = new Map<number, Costs[]>(sizes.map((size) => [size, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [size, parameters] of databases) {
      costs.get(size)?.push(await workOn(parameters))
    }
  }
  const names = Object.keys(operations) as (keyof Costs)[]
  const figures = (operation: keyof Costs, size: number) =>
    (costs.get(size) ?? []).map((cost) => cost[operation])
  return {
    table: {
      columns: [name, ...sizes.map((size) => `${size.toLocaleString('en-GB')} stored`)],
      rows: names.map((operation) => [
        operations[operation],
        ...sizes.map((size) => figures(operation, size)),
      ]),
    },
    bars: names
      .filter((operation) => operation !== 'scrub')
      .map((operation) => ({
        what: `${name}: ${operations[operation].replace(/ \(.*/, '')}`,
        unit: '× as at ten',
        atMost: operation === 'memory' ? 1.2 : steps,
        measured: medianOf(figures(operation, largest)) / medianOf(figures(operation, smallest)),
      })),
  }
}

async function workOn(parameters: string[]): Promise<Costs> {
  const program = join(import.meta.dirname, '../growth/main.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...parameters])
  return JSON.parse(stdout) as Costs
}
