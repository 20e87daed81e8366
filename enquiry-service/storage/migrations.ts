import { readdirSync, readFileSync } from 'node:fs'
import { StartProblem } from '../process/start-problem.ts'

/** The numbered migrations of a database in their order: the first brings it to version 1. */
export function readMigrations(folder: URL): string[] {
  return migrationFiles(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
}

/** The number of the newest migration. */
export function newestMigration(folder: URL): number {
  return migrationFiles(folder).length
}

/** @throws StartProblem when a newer version of the service made the database */
export function assertKnownVersion(version: number, newest: number): void {
  if (version <= newest) return
  throw new StartProblem(
    `The database is at version ${version}, this service knows ${newest}. ` +
      'Start the newer service that made it.',
  )
}

const migrationFiles = (folder: URL) => readdirSync(folder).sort()
