import { join } from 'node:path'
import { unlimitedServiceCommand } from '../../enquiry-service/testing/spawn-service.ts'
import { medianOf, ratiosOf } from '../figures/spread.ts'
import { runLoadAnywhere } from '../load/run-load.ts'
import type { Findings, Part } from '../part.ts'
import { startBenchmarkService } from '../processes/benchmark-service.ts'
import { startPostgres } from '../processes/start-postgres.ts'
import { inWorkFolder } from '../processes/work-folder.ts'
import { rounds } from '../rounds.ts'

/** Measures whether a second instance on the same database helps. */
export const instances: Part = {
  name: 'instances',
  title: 'Two instances on one PostgreSQL',
  measure: () => inWorkFolder(measure),
}

const load = { kind: 'enquiries', pauseMs: 0, seconds: 4 } as const
const connections = 200

const explanation = `Enquiries a second that one instance of the service stores durably in PostgreSQL, and that two of them
store together in the same database: ${connections} connections in all, ${load.seconds} seconds, ${rounds} rounds in turn. Every post
comes from one of ten thousand visitors, as the counts behind the limits are shared through the database as well;
the limits themselves are off.
There is no bar: instances, database and load share this machine, so the second instance finds no
processor of its own here. What has to show is that it takes nothing away; that no enquiry is lost or
mailed twice is shown by the tests.`

async function measure(folder: string): Promise<Findings> {
  const postgres = await startPostgres()
  if ('missing' in postgres) {
    return { explanation, tables: [], bars: [], remarks: [`Not measured: ${postgres.missing}.`] }
  }
  const database = await postgres.createDatabase()
  const start = (name: string) =>
    startBenchmarkService(
      {
        DATA_DIR: join(folder, name),
        DATABASE_URL: database.href,
      },
      unlimitedServiceCommand,
    )
  const services = [await start('first'), await start('second')]
  try {
    const addresses = services.map(({ address }) => address)
    const one: number[] = []
    const two: number[] = []
    await enquiriesPerSecond(addresses)
    for (let round = 0; round < rounds; round++) {
      one.push(await enquiriesPerSecond(addresses.slice(0, 1)))
      two.push(await enquiriesPerSecond(addresses))
    }
    const ratios = ratiosOf(two, one)
    return {
      explanation,
      tables: [
        {
          columns: ['Instances', 'enquiries a second', 'beside one'],
          rows: [
            ['one', one, 1],
            ['two', two, ratios],
          ],
        },
      ],
      bars: [],
      remarks: [
        `Two instances stored ${medianOf(ratios).toFixed(2)} times what one did.`,
        'Nothing was held to a core: there are more processes than cores.',
        'PostgreSQL kept its files in the temporary folder, not necessarily on the disk of the other parts.',
      ],
    }
  } finally {
    await Promise.all(services.map((service) => service.stop()))
    await postgres.remove()
  }
}

/** Divides the connections among the instances, as a load balancer would. */
async function enquiriesPerSecond(addresses: string[]): Promise<number> {
  const share = connections / addresses.length
  const results = await Promise.all(
    addresses.map((address) => runLoadAnywhere({ ...load, address, connections: share })),
  )
  return results.reduce((sum, { perSecond }) => sum + perSecond, 0)
}
