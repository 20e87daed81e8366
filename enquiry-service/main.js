import module from 'node:module'
import { fileURLToPath, URL } from 'node:url'
import v8 from 'node:v8'

/*
 * The one file in JavaScript: what Node reads before the cache is on, it compiles at every start. Of
 * a file in TypeScript it would load the compiler as well, which costs 20 MB for as long as the
 * service runs. The cache is not in the shared temporary folder, where another user of the machine
 * could leave code for us. An older Node has none and is refused by `main.ts`.
 */
module.enableCompileCache?.(
  fileURLToPath(new URL('../node_modules/.cache/enquiry-service', import.meta.url)),
)
// A site of this size is paid for by its memory, not by its speed: together these take 60 MB off what
// the service holds under load, and some tens of microseconds are added to each request
// (npm run bench -- enquiries). Node knows no setting for them in a file.
v8.setFlagsFromString('--semi-space-growth-factor=1')
v8.setFlagsFromString('--heap-growing-percent=50')
v8.setFlagsFromString('--no-maglev')

await import('./main.ts')
