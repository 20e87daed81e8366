import { versionProblem, type SupportedVersions } from '../storage/migrations.ts'
import { fail, note, type Finding } from './finding.ts'

/** @returns `null` when the database is up to date */
export function compareVersions(database: number, service: SupportedVersions): Finding | null {
  const problem = versionProblem(database, service)
  if (problem !== null) return fail(problem)
  if (database === service.newest) return null
  return note(`The next start updates the database from version ${database} to ${service.newest}.`)
}
