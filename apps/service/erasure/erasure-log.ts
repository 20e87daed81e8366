import { existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '@site/company/facts/company.ts'
import { day } from '../clock/time.ts'
import type { EnquiryKey } from '../storage/enquiry-record.ts'

/* The erasure log lies beside the backups, so that `restore` erases again what was erased after a backup. One file a
   day, so that entries expire by deleting a file while other processes append. */

/** An erased enquiry. The time distinguishes it from one posted later with the same id. */
type ErasedEnquiry = Pick<EnquiryKey, 'id' | 'receivedAt'>

/** As long as the oldest backup, or else until the retention would erase the enquiry from a restored database. */
export const erasureLogDays = company.backupDays ?? company.retentionDays

/** Logs enquiries that are about to be erased, and resolves once the log is on disk. */
export async function logErasures(
  folder: string,
  enquiries: readonly ErasedEnquiry[],
  now = Date.now(),
): Promise<void> {
  const erasedAt = new Date(now).toISOString()
  const lines = enquiries.map(
    ({ id, receivedAt }) => `${erasedAt} ${id} ${new Date(receivedAt).toISOString()}`,
  )
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await appendLines(join(folder, logName(erasedAt)), lines)
}

/** The erasures in the logs of a folder. Half a line, left by a crash, is none. */
export async function readErasures(folder: string): Promise<ErasedEnquiry[]> {
  const logs = await Promise.all((await logsIn(folder)).map((name) => linesOf(join(folder, name))))
  return logs.flat().flatMap((line) => {
    const [, id, receivedAt] = /^\S+ (\S+) (\S+Z)$/.exec(line) ?? []
    return id && receivedAt ? [{ id, receivedAt: Date.parse(receivedAt) }] : []
  })
}

/** Adds the log of one folder to that of another, which may be the same. */
export async function copyErasures(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of await logsIn(from)) {
    const target = join(to, name)
    const known = new Set(await linesOf(target))
    const missing = (await linesOf(join(from, name))).filter((line) => !known.has(line))
    await appendLines(target, missing)
  }
}

async function appendLines(log: string, lines: readonly string[]): Promise<void> {
  // A crash may have left half a line at the end.
  const text = lines.length === 0 ? '' : `\n${lines.join('\n')}\n`
  await appendFile(log, text, { mode: 0o600, flush: true })
}

async function linesOf(log: string): Promise<string[]> {
  const text = existsSync(log) ? await readFile(log, 'utf8') : ''
  return text.split('\n').filter(Boolean)
}

/** Deletes the entries that are older than every backup. */
export async function expireErasures(folder: string, now: number): Promise<void> {
  // A file ends with its day.
  const oldest = logName(new Date(now - (erasureLogDays + 1) * day).toISOString())
  const expired = (await logsIn(folder)).filter((name) => name < oldest)
  await Promise.all(expired.map((name) => rm(join(folder, name), { force: true })))
}

/** Whether there is a log in a folder, even an empty one: every backup begins one. */
export const hasErasureLog = async (folder: string) => (await logsIn(folder)).length > 0

/** The names of the logs in a folder; none if the folder does not exist. */
async function logsIn(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : []
  return names.filter((name) => /^erasures-\d{4}-\d\d-\d\d\.log$/.test(name))
}

const logName = (time: string) => `erasures-${time.slice(0, 10)}.log`
