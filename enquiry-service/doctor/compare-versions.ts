import { mend, note, type Finding } from './finding.ts'

/** @returns `null` for a database that this version of the service made */
export function compareVersions(database: number, service: number): Finding | null {
  if (database > service) {
    return mend(
      `The database is at version ${database}, this service knows ${service}: ` +
        'start the newer service that made it.',
    )
  }
  if (database === service) return null
  return note(`The next start brings the database from version ${database} to ${service}.`)
}
