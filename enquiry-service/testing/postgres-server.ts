import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { findPostgres } from './find-postgres.ts'
import { postgresIn, postgresPatienceMs, type TestPostgres } from './postgres-process.ts'

/** A group of tests with a server of their own; skipped, loudly, where there is no PostgreSQL. */
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
    beforeAll(() => server.create(), postgresPatienceMs)
    afterAll(() => server.remove(), postgresPatienceMs)
    tests(server)
  })
}
