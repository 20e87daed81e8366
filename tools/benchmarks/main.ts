import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { measureEnquiries } from './enquiries.ts'
import { measurePages } from './lighthouse.ts'
import { sectionOf } from './report.ts'

/* Prints sections for docs/benchmarks.md: all of them, or with `npm run bench -- lighthouse` only that. */
const benchmarks = [
  { name: 'enquiries', title: 'Enquiries, stored durably', measure: measureEnquiries },
  { name: 'lighthouse', title: 'What a slow phone shows', measure: measurePages },
]
const names = process.argv.slice(2)
const unknown = names.find((name) => !benchmarks.some((known) => known.name === name))
if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}".`)

// On the disk of the project, like an owner's data: the temporary folder may be in memory.
const parent = join(import.meta.dirname, '../../test-results/benchmarks')
mkdirSync(parent, { recursive: true })
for (const benchmark of benchmarks) {
  if (names.length > 0 && !names.includes(benchmark.name)) continue
  const folder = mkdtempSync(join(parent, 'work-'))
  try {
    const section = sectionOf(benchmark, await benchmark.measure(folder))
    console.log(await format(section, { parser: 'markdown' }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
