import { DatabaseError } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '../../settings/operator-error.ts'
import type { Database } from '../database.ts'

/**
 * Implements `Database.scrub`: rewrites both tables into new files. They cannot be used in the meantime, nor
 * while the lock on them is awaited, so that wait is kept short: a backup in progress delays this command
 * rather than visitors.
 */
export async function rewriteTables(database: Database): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt++) {
    try {
      await database.transaction(async (transaction) => {
        await transaction.run("SET LOCAL lock_timeout = '200ms'")
        // As VACUUM FULL does, but within a transaction, which the setting above needs.
        await transaction.run('CLUSTER delivery USING delivery_pkey')
        await transaction.run('CLUSTER enquiry USING enquiry_pkey')
      })
      return
    } catch (error) {
      const code = error instanceof DatabaseError ? error.code : undefined
      if (code === '53100') throw new OperatorError(diskFullMessage, { cause: error })
      const lockNotAvailable = '55P03'
      if (code !== lockNotAvailable) throw error
      await wait(300)
    }
  }
  throw new OperatorError('The database is in use, perhaps by a backup. Try again in a moment.')
}

const diskFullMessage =
  'The tables could not be rewritten because the disk of the database is full, so their files may ' +
  'still contain traces of what was erased. Free some space for a second copy of them, and run the same ' +
  'command again.'
