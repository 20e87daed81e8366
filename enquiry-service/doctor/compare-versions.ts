import { fail, note, type Finding } from './finding.ts'

/** @returns `null` for a database that this version of the service made */
export function compareVersions(database: number, service: number): Finding | null {
  if (database > service) {
    return fail(
      `The database is at version ${database}, and this service only knows version ${service}: ` +
        'start the newer service that created it.',
    )
  }
  if (database === service) return null
  return note(`The next start updates the database from version ${database} to ${service}.`)
}
