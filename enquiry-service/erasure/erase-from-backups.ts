import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { EnquiryArchive, EnquiryFilter, EnquiryRecord } from '../store/enquiry-archive.ts'
import { openBackup } from '../store/sqlite/open-database.ts'
import { openSqliteArchive } from '../store/sqlite/sqlite-archive.ts'

/**
 * Removes enquiries from every backup in a folder.
 * @returns the backups that could not be reached, each with the reason
 */
export function eraseFromBackups(ids: readonly string[], folder: string): Promise<string[]> {
  return throughBackups(folder, async (backup) => {
    await backup.erase(ids)
    await backup.scrub()
  })
}

/**
 * What the backups in a folder hold, each enquiry once. The database may know less: an earlier
 * erasure did not reach a backup.
 */
export async function findInBackups(
  filter: EnquiryFilter,
  folder: string,
): Promise<{ records: EnquiryRecord[]; unreached: string[] }> {
  const records = new Map<string, EnquiryRecord>()
  const unreached = await throughBackups(folder, async (backup) => {
    for await (const record of backup.list(filter)) records.set(record.enquiry.id, record)
  })
  return { records: [...records.values()], unreached }
}

/** What an owner reads of backups that could not be reached. */
export function unreachedBackups(unreached: Iterable<string>): string {
  return (
    'These backups could not be opened and may still hold what was to be erased: ' +
    `${[...unreached].join(', ')}. Please make them readable and run the same command again, ` +
    'or delete them.'
  )
}

/** Files keep their times: by them old backups are found and deleted. */
async function throughBackups(
  folder: string,
  work: (backup: EnquiryArchive) => Promise<void>,
): Promise<string[]> {
  const unreached: string[] = []
  for (const file of await backupsIn(folder)) {
    try {
      const { atime, mtime } = await stat(file)
      const backup = openSqliteArchive(file, openBackup)
      try {
        await work(backup)
      } finally {
        await backup.close()
        await utimes(file, atime, mtime)
      }
    } catch (error) {
      unreached.push(`${file} (${(error as Error).message})`)
    }
  }
  return unreached
}

async function backupsIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder)
    return names.filter((name) => name.endsWith('.db')).map((name) => join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    // It is named like a backup that cannot be opened.
    return [folder]
  }
}
