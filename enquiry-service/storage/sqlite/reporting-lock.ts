import { OperatorError } from '../../operator-error.ts'
import { resultCodeOf } from './open-problem.ts'

export const databaseInUse = 'The database is in use. Please try again in a moment.'

/**
 * Runs `work` on the database.
 * @throws OperatorError when another process holds its lock for too long (SQLITE_BUSY)
 */
export function reportingLock<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (resultCodeOf(error) !== 5) throw error
    throw new OperatorError(databaseInUse, { cause: error })
  }
}
