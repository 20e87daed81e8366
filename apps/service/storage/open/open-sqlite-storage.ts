import { OperatorError } from '../../settings/operator-error.ts'
import { createEnquiryArchive } from '../enquiry-archive.ts'
import { createEnquiryStore } from '../enquiry-store.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { openErrorMessage } from '../sqlite/open-error.ts'

/** Opens the storage in a file, for one instance. @throws OperatorError when it cannot be used */
export async function openSqliteStorage(file: string) {
  try {
    await using opened = new AsyncDisposableStack()
    const database = await openDatabase(file)
    opened.defer(() => database.close())
    const store = await createEnquiryStore(database)
    opened.move()
    return {
      store,
      archive: createEnquiryArchive(database),
      /** Shown to the owner. */
      location: file,
      close: () => database.close(),
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(openErrorMessage(file, error), { cause: error })
  }
}
