import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { findPostgres } from './find-postgres.ts'
import { postgresIn, postgresTimeoutMs, type TestPostgres } from './postgres-process.ts'

/**
 * A group of tests with a PostgreSQL server of its own; skipped with a warning if there is none.
 */
export function describeOnPostgres(name: string, tests: (server: TestPostgres) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'enquiry-service-postgres-'))
  const found = findPostgres(folder)
  const server = postgresIn(folder, 'programs' in found ? found.programs : '')
  if ('missing' in found) {
    rmSync(folder, { recursive: true })
    console.warn(`SKIPPED: ${name}. ${found.missing}.`)
    describe.skip(`${name} (skipped: ${found.missing})`, () => {
      tests(server)
    })
    return
  }
  describe(name, () => {
    beforeAll(() => server.create(), postgresTimeoutMs)
    afterAll(() => server.remove(), postgresTimeoutMs)
    tests(server)
  })
}
