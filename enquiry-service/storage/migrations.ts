import { readdirSync, readFileSync } from 'node:fs'
import { StartProblem } from '../process/start-problem.ts'

/** The numbered migrations of a database, in order: the first one brings it to version 1. */
export function readMigrations(folder: URL): string[] {
  return migrationFiles(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
}

/** The number of the newest migration. */
export function newestMigration(folder: URL): number {
  return migrationFiles(folder).length
}

/** Says what to do about a database of a newer version of the service; `null` for any other. */
export function newerVersionProblem(version: number, newest: number): string | null {
  if (version <= newest) return null
  return (
    `The database is at version ${version}, this service only knows version ${newest}. ` +
    'Start the newer service that created it.'
  )
}

/** @throws StartProblem when a newer version of the service created the database */
export function assertKnownVersion(version: number, newest: number): void {
  const problem = newerVersionProblem(version, newest)
  if (problem !== null) throw new StartProblem(problem)
}

const migrationFiles = (folder: URL) => readdirSync(folder).sort()
