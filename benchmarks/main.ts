import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from './part.ts'
import { enquiries } from './parts/enquiries.ts'
import { lighthouse } from './parts/lighthouse.ts'
import { staticPages } from './parts/static.ts'
import { type PartRecord, replaceSection } from './report/compose-report.ts'
import { describeMachine } from './report/machine.ts'

const reportFile = join(import.meta.dirname, '../docs/benchmarks.md')

/** In the order of the report. */
const parts: readonly Part[] = [staticPages, enquiries, lighthouse]

/** `npm run bench` measures everything, `npm run bench -- static lighthouse` only those parts. */
async function run(names: string[]): Promise<void> {
  const unknown = names.filter((name) => parts.every((part) => part.name !== name))
  if (unknown.length > 0) {
    const known = parts.map(({ name }) => name).join(', ')
    console.error(`There is no benchmark "${unknown.join('", "')}"; there are ${known}.`)
    process.exitCode = 1
    return
  }
  for (const part of parts) {
    if (names.length > 0 && !names.includes(part.name)) continue
    console.log(`Measuring ${part.name} …`)
    const record: PartRecord = {
      title: part.title,
      measuredAt: new Date().toISOString(),
      command: `npm run bench -- ${part.name}`,
      machine: describeMachine(),
      ...(await part.measure()),
    }
    writeFileSync(reportFile, replaceSection(readFileSync(reportFile, 'utf8'), record))
  }
  console.log('Wrote docs/benchmarks.md.')
}

await run(process.argv.slice(2))
