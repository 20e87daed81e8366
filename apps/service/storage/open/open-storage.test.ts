import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openSqliteStorage } from './open-storage.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { checkpointDatabase } from '../sqlite/back-up-database.ts'

test('a storage that cannot be opened keeps no connection to its file', async () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  await (await openDatabase(file)).close()
  for (const defect of ['DROP TABLE installation', 'PRAGMA user_version = 99']) {
    const database = new DatabaseSync(file)
    database.exec(defect)
    database.close()
    await expect(openSqliteStorage(file)).rejects.toThrow()
    // This fails while anybody else has the file open.
    expect(() => {
      checkpointDatabase(file)
    }).not.toThrow()
  }
})
