import { constants } from 'node:fs'
import { appendFile, copyFile, mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '../../content/company.ts'
import { day } from '../clock/time.ts'
import type { EmailedEnquiry } from './erase-mail-files.ts'

/*
 * The erasure log lies beside the backups and is copied with them: it contains ids and times and nothing about
 * the person, so that `restore` erases again what was erased after a backup. One file a day
 * (`erasures-2026-11-20.log`), so that entries expire by deleting a file while other processes append.
 */

/** An erased enquiry. The time distinguishes it from one posted later with the same id. */
interface ErasedEnquiry {
  id: string
  receivedAt: number
}

/**
 * For how many days an entry is kept: as long as the oldest backup. Where the company does not say how long that
 * is: after `retentionDays` the retention erases the enquiry from a restored database by itself.
 */
export const erasureLogDays = company.backupDays ?? company.retentionDays

/**
 * Appends enquiries that are about to be erased to the log in a folder, and resolves once it is on disk.
 */
export async function logErasures(
  folder: string,
  enquiries: readonly EmailedEnquiry[],
  now = Date.now(),
): Promise<void> {
  const erasedAt = new Date(now).toISOString()
  const lines = enquiries.map(
    ({ enquiry: { id, receivedAt } }) =>
      `${erasedAt} ${id} ${new Date(receivedAt).toISOString()}\n`,
  )
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A crash may have left half a line at the end.
  const text = lines.length === 0 ? '' : `\n${lines.join('')}`
  await appendFile(join(folder, logName(erasedAt)), text, { mode: 0o600, flush: true })
}

/** Reads the logs in a folder line by line. */
export async function* readErasures(folder: string): AsyncGenerator<ErasedEnquiry> {
  for (const name of await logsIn(folder)) {
    await using log = await open(join(folder, name))
    for await (const line of log.readLines()) {
      const [, id, receivedAt] = /^\S+ (\S+) (\S+Z)$/.exec(line) ?? []
      if (id !== undefined && receivedAt !== undefined) {
        yield { id, receivedAt: Date.parse(receivedAt) }
      }
    }
  }
}

/** Adds the log of one folder to that of another, which may be the same. */
export async function copyErasures(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of await logsIn(from)) {
    const target = join(to, name)
    try {
      await copyFile(join(from, name), target, constants.COPYFILE_EXCL)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const known = new Set((await readFile(target, 'utf8')).split('\n'))
      const lines = (await readFile(join(from, name), 'utf8')).split('\n')
      const missing = lines.filter((line) => !known.has(line))
      if (missing.length > 0) await appendFile(target, `\n${missing.join('\n')}\n`, { flush: true })
    }
  }
}

/** Deletes the entries that are older than every backup. */
export async function expireErasures(folder: string, now: number): Promise<void> {
  // A file ends with its day.
  const oldest = logName(new Date(now - (erasureLogDays + 1) * day).toISOString())
  const expired = (await logsIn(folder)).filter((name) => name < oldest)
  await Promise.all(expired.map((name) => rm(join(folder, name), { force: true })))
}

/** Whether there is a log in a folder, even an empty one: every backup begins one. */
export async function hasErasureLog(folder: string): Promise<boolean> {
  return (await logsIn(folder)).length > 0
}

/** The names of the logs in a folder, oldest first; none if the folder does not exist. */
async function logsIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && /^erasures-\d{4}-\d\d-\d\d\.log$/.test(entry.name))
      .map(({ name }) => name)
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const logName = (time: string) => `erasures-${time.slice(0, 10)}.log`
