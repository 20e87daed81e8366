import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { MailedEnquiry } from './erase-mail-files.ts'

/** An enquiry that was erased. Its time tells it from one that is posted again with the same id. */
export interface ErasedEnquiry {
  id: string
  receivedAt: number
}

/**
 * Notes enquiries that are about to be erased in a file that only grows, and returns when that is on
 * the disk. It holds ids and times and nothing of the person.
 */
export async function noteErasures(
  file: string,
  enquiries: readonly MailedEnquiry[],
): Promise<void> {
  if (enquiries.length === 0) return
  const now = new Date().toISOString()
  const lines = enquiries.map(
    ({ enquiry: { id, receivedAt } }) => `${now} ${id} ${new Date(receivedAt).toISOString()}\n`,
  )
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const log = await open(file, 'a', 0o600)
  try {
    // A crash may have left half a line at the end.
    await log.appendFile(`\n${lines.join('')}`)
    await log.sync()
  } finally {
    await log.close()
  }
}

/** What has been noted, in no more memory than a line takes; nothing when there is no such file. */
export async function* readErasures(file: string): AsyncGenerator<ErasedEnquiry> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
  try {
    for await (const line of lines) {
      const [, id, receivedAt] = /^\S+ (\S+) (\S+Z)$/.exec(line) ?? []
      if (id !== undefined && receivedAt !== undefined) {
        yield { id, receivedAt: Date.parse(receivedAt) }
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  } finally {
    lines.close()
  }
}
