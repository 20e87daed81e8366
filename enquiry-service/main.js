import module from 'node:module'
import process from 'node:process'
import { fileURLToPath, URL } from 'node:url'
import { nodeVersionProblem } from './process/node-version-problem.js'

const problem = nodeVersionProblem(process.versions.node)
if (problem !== null) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

// Imported above, it would end an older Node, which lacks a module of it, before the sentence.
await import('./process/keep-heap-small.js')

/*
 * This file and its imports are in JavaScript: what Node reads before the cache is on, it compiles at
 * every start. Of a file in TypeScript it would load the compiler as well, which costs 20 MB for as
 * long as the service runs. The cache is not in the shared temporary folder, where another user of
 * the machine could leave code for us.
 */
module.enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/enquiry-service', import.meta.url)),
)

await import('./main.ts')
