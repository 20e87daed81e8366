import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../enquiry-service/testing/find-postgres.ts'
import { postgresIn, type PostgresProcess } from '../../enquiry-service/testing/postgres-process.ts'

/**
 * Starts the PostgreSQL that the tests use, in a folder that its user can access.
 * @returns why it is missing, if it is
 */
export async function startPostgres(): Promise<PostgresProcess | { missing: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'benchmark-postgres-'))
  const found = findPostgres(folder)
  if ('missing' in found) return found
  const server = postgresIn(folder, found.programs)
  await server.create()
  return server
}
