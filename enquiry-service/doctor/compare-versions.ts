import { newerVersionProblem } from '../storage/migrations.ts'
import { fail, note, type Finding } from './finding.ts'

/** @returns `null` when the database is up to date */
export function compareVersions(database: number, service: number): Finding | null {
  const problem = newerVersionProblem(database, service)
  if (problem !== null) return fail(problem)
  if (database === service) return null
  return note(`The next start updates the database from version ${database} to ${service}.`)
}
