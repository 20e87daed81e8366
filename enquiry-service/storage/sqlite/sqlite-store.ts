import type { EnquiryStore } from '../enquiry-store.ts'
import { sqlStore } from '../sql-store.ts'
import { watchForMovedFiles } from './moved-files.ts'
import { openDatabase } from './open-database.ts'
import { sqliteDatabase } from './sqlite-database.ts'

/** Opens the store in a SQLite file: the default, and enough for one instance of the service. */
export function openSqliteStore(file: string): EnquiryStore {
  using opened = new DisposableStack()
  const connection = opened.use(openDatabase(file))
  const { secret } = connection.prepare('SELECT secret FROM installation').get() as {
    secret: string
  }
  const assertNotMoved = watchForMovedFiles(file)
  const store = sqlStore(sqliteDatabase(connection), secret)
  opened.move()
  return {
    ...store,
    async accept(enquiry) {
      const acceptance = await store.accept(enquiry)
      assertNotMoved()
      return acceptance
    },
    async check(now) {
      await store.check(now)
      assertNotMoved()
    },
  }
}
