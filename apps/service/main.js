import module from 'node:module'
import process from 'node:process'
import { fileURLToPath, URL } from 'node:url'
import './start/keep-heap-small.js'
import { nodeVersionError } from './start/node-version-error.js'

const problem = nodeVersionError(process.versions.node)
if (problem !== null) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

// In JavaScript (decision 12). In the shared temporary folder another user could place code for this process to run.
module.enableCompileCache(
  fileURLToPath(new URL('../../node_modules/.cache/enquiry-service', import.meta.url)),
)

await import('./main.ts')
