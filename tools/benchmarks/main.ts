import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { measureEnquiries } from './enquiries.ts'
import { measurePages } from './lighthouse.ts'

/* Prints the figures for docs/benchmarks.md: all of them, or with `npm run bench -- lighthouse` only those. */
const benchmarks = { enquiries: measureEnquiries, lighthouse: measurePages }
const names = process.argv.slice(2)
const unknown = names.find((name) => !Object.hasOwn(benchmarks, name))
if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}".`)

// On the disk of the project, like an owner's data: the temporary folder may be in memory.
const parent = join(import.meta.dirname, '../../test-results/benchmarks')
mkdirSync(parent, { recursive: true })
for (const [name, measure] of Object.entries(benchmarks)) {
  if (names.length > 0 && !names.includes(name)) continue
  const folder = mkdtempSync(join(parent, 'work-'))
  try {
    console.table(await measure(folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
