import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parts } from './parts.ts'
import { composeReport, composeSection } from './report/compose-report.ts'
import { keepRecord, readRecord } from './report/keep-record.ts'
import { describeMachine } from './report/machine.ts'
import type { PartRecord } from './report/part-record.ts'

const reportFile = join(import.meta.dirname, '../docs/benchmarks.md')

/** `npm run bench` measures everything, `npm run bench -- weights static` only these. */
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
      name: part.name,
      title: part.title,
      measuredAt: new Date().toISOString(),
      command: `npm run bench -- ${part.name}`,
      machine: describeMachine(),
      ...(await part.measure()),
    }
    keepRecord(record)
    console.log(`\n${composeSection(record)}\n`)
  }
  writeReport()
}

/** A report with a part missing would pass for the whole. */
function writeReport(): void {
  const records = parts.map(({ name }) => ({ name, record: readRecord(name) }))
  const missing = records.filter(({ record }) => record === null).map(({ name }) => name)
  if (missing.length > 0) {
    console.log(`docs/benchmarks.md stays as it is: not yet measured are ${missing.join(', ')}.`)
    return
  }
  writeFileSync(reportFile, composeReport(records.flatMap(({ record }) => record ?? [])))
  console.log('Wrote docs/benchmarks.md.')
}

await run(process.argv.slice(2))
