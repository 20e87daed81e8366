import { readdirSync, readFileSync } from 'node:fs'
import { OperatorError } from '../operator-error.ts'

/** Brings a database to a version. The first one creates the tables. */
export interface Migration {
  version: number
  sql: string
}

/** The versions of a database that this service can use and bring to the newest. */
export interface SupportedVersions {
  oldest: number
  newest: number
}

/** The migrations in a folder, in order; the names of the files start with the versions. */
export function readMigrations(folder: URL): Migration[] {
  return migrationFiles(folder).map((file) => ({
    version: versionOfFile(file),
    sql: readFileSync(new URL(file, folder), 'utf8'),
  }))
}

/** The versions that the migrations in a folder lead to. */
export function versionsIn(folder: URL): SupportedVersions {
  const versions = migrationFiles(folder).map(versionOfFile)
  return { oldest: Math.min(...versions), newest: Math.max(...versions) }
}

/**
 * Says what to do about a database that this service cannot use; `null` for any other, such as a
 * new one, which is at version 0.
 */
export function versionProblem(
  version: number,
  { oldest, newest }: SupportedVersions,
): string | null {
  if (version > newest) {
    return (
      `The database is at version ${version}, but this service supports only version ${newest}. ` +
      'Start the newer service that created it.'
    )
  }
  if (version !== 0 && version < oldest) {
    return (
      `The database is at version ${version}, but this service supports only version ${oldest} and ` +
      'newer. Export its enquiries with the service that created it, and start with a new database.'
    )
  }
  return null
}

/** @throws OperatorError when this service cannot use the database */
export function assertSupportedVersion(version: number, supported: SupportedVersions): void {
  const problem = versionProblem(version, supported)
  if (problem !== null) throw new OperatorError(problem)
}

const migrationFiles = (folder: URL) => readdirSync(folder).sort()

const versionOfFile = (file: string) => Number.parseInt(file, 10)
