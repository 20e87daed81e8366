import module from 'node:module'
import { fileURLToPath, URL } from 'node:url'
import './keep-heap-small.js'

/*
 * This file and its import are in JavaScript: what Node reads before the cache is on, it compiles at
 * every start. Of a file in TypeScript it would load the compiler as well, which costs 20 MB for as
 * long as the service runs. The cache is not in the shared temporary folder, where another user of
 * the machine could leave code for us. An older Node has none and is refused by `main.ts`.
 */
module.enableCompileCache?.(
  fileURLToPath(new URL('../node_modules/.cache/enquiry-service', import.meta.url)),
)

await import('./main.ts')
