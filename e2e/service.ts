import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The port of the service under test; away from 8080, so that a developer's own may run. Two runs
 * side by side need two: `E2E_PORT=8093 npm run test:e2e`; the next one is the desk's.
 */
export const port = Number(process.env.E2E_PORT ?? 8089)

/** Where the desk of that service is. */
export const deskOrigin = `http://localhost:${port + 1}`

// Playwright reads its configuration once per worker process: all of them share the first folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'enquiries-'))

/** Where the service under test keeps its database and writes its mails. */
export const dataDirectory = process.env.E2E_DATA_DIR
