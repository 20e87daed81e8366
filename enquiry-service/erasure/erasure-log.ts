import { existsSync } from 'node:fs'
import { appendFile, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { EmailedEnquiry } from './erase-mail-files.ts'

/** An erased enquiry. The time distinguishes it from one posted later with the same id. */
interface ErasedEnquiry {
  id: string
  receivedAt: number
}

/**
 * Appends enquiries that are about to be erased to a log, and resolves once it is on disk. The log
 * contains ids and times and nothing about the person.
 */
export async function logErasures(
  file: string,
  enquiries: readonly EmailedEnquiry[],
): Promise<void> {
  if (enquiries.length === 0) return
  const now = new Date().toISOString()
  const lines = enquiries.map(
    ({ enquiry: { id, receivedAt } }) => `${now} ${id} ${new Date(receivedAt).toISOString()}\n`,
  )
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // A crash may have left half a line at the end.
  await appendFile(file, `\n${lines.join('')}`, { mode: 0o600, flush: true })
}

/** Reads the log line by line; yields nothing when there is none. */
export async function* readErasures(file: string): AsyncGenerator<ErasedEnquiry> {
  if (!existsSync(file)) return
  await using log = await open(file)
  for await (const line of log.readLines()) {
    const [, id, receivedAt] = /^\S+ (\S+) (\S+Z)$/.exec(line) ?? []
    if (id !== undefined && receivedAt !== undefined) {
      yield { id, receivedAt: Date.parse(receivedAt) }
    }
  }
}
