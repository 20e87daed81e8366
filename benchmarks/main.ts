import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parts } from './parts.ts'
import { replaceSection } from './report/compose-report.ts'
import { describeMachine } from './report/machine.ts'
import type { PartRecord } from './report/part-record.ts'

const reportFile = join(import.meta.dirname, '../docs/benchmarks.md')

/** `npm run bench` measures everything, `npm run bench -- static growth` only those parts. */
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
