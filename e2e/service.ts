import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The port of the service under test; not 8080, which a developer's own service may use. Two
 * simultaneous runs need different ports: `E2E_PORT=8093 npm run test:e2e`; the desk uses the next
 * one.
 */
export const port = Number(process.env.E2E_PORT ?? 8089)

/** The desk of that service. */
export const deskOrigin = `http://localhost:${port + 1}`

// Playwright reads its configuration in every worker process: all share the first folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'enquiries-'))

/** Where the service under test stores its database and emails. */
export const dataDirectory = process.env.E2E_DATA_DIR
