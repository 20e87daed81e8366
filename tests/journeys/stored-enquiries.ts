import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataDirectory } from './service.ts'

/**
 * How many stored enquiries contain the given words. The service stores an enquiry before it
 * responds, so the count is final after a response; emails follow a moment later.
 */
export function storedEnquiries(words: string): number {
  const database = new DatabaseSync(join(dataDirectory, 'enquiries.db'), { readOnly: true })
  try {
    const query = 'SELECT count(*) AS count FROM enquiry WHERE instr(payload, ?) > 0'
    return Number(database.prepare(query).get(words)?.count)
  } finally {
    database.close()
  }
}
