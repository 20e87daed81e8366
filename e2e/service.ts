import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The port of the service under test; away from 8080, so that a developer's own may run. */
export const port = 8089

// Playwright reads its configuration once per worker process: all of them share the first folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'enquiries-'))

/** Where the service under test keeps its database and writes its mails. */
export const dataDirectory = process.env.E2E_DATA_DIR
