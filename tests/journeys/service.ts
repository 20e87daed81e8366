import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, isFree } from '@site/service/testing/free-port.ts'

// Playwright reads its configuration again in every worker process: the first one chooses for all.
if (process.env.E2E_DATA_DIR === undefined) {
  const chosen = Number(process.env.E2E_PORT ?? (await freePort()))
  if (!(await isFree(chosen))) {
    throw new Error(
      `E2E_PORT is ${chosen}, which another program uses. Unset it: the tests then take any free port.`,
    )
  }
  process.env.E2E_PORT = String(chosen)
  process.env.E2E_DESK_PORT = String(await freePort())
  process.env.E2E_DATA_DIR = mkdtempSync(join(tmpdir(), 'enquiries-'))
}

/** The port of the service under test. */
export const port = Number(process.env.E2E_PORT)

/** The desk of that service. */
export const deskOrigin = `http://localhost:${process.env.E2E_DESK_PORT ?? ''}`

/** Where the service under test stores its database and emails. */
export const dataDirectory = process.env.E2E_DATA_DIR
