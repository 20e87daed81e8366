import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { enquiries } from './enquiries.ts'
import { lighthouse } from './lighthouse.ts'
import { replaceSection } from './report.ts'

const reportFile = join(import.meta.dirname, '../docs/benchmarks.md')

/** In the order of the report. */
const benchmarks = [enquiries, lighthouse]

/** `npm run bench` measures everything, `npm run bench -- lighthouse` only that. */
async function run(names: string[]): Promise<void> {
  const known = benchmarks.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no benchmark "${unknown}"; there are ${known.join(', ')}.`)
    process.exitCode = 1
    return
  }
  for (const benchmark of benchmarks) {
    if (names.length > 0 && !names.includes(benchmark.name)) continue
    console.log(`Measuring ${benchmark.name} …`)
    const results = await inWorkFolder(benchmark.measure)
    const report = replaceSection(readFileSync(reportFile, 'utf8'), benchmark, results)
    writeFileSync(reportFile, await format(report, { parser: 'markdown' }))
  }
  console.log('Wrote docs/benchmarks.md.')
}

/** On the disk of the project, like an owner's data: the temporary folder may be in memory. */
async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(import.meta.dirname, '../test-results/benchmarks')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'work-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await run(process.argv.slice(2))
