import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataDirectory } from './service.ts'

/**
 * How many enquiries the service has stored whose payload holds the given words. Nothing is answered
 * before it is stored, so after an answer the count is final; mails come a moment later.
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
