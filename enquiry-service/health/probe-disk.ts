import { randomBytes } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** An ordinary enquiry takes about half of it, with indexes and the database's log. */
const probeBytes = 64 * 1024

/**
 * Writes a small file beside the database and waits until it is on disk. The database's own commit
 * is not enough to tell: on a full disk a small one still fits into room that its log has already.
 */
export async function probeDisk(folder: string): Promise<void> {
  const path = join(folder, 'write-probe')
  try {
    const file = await open(path, 'w', 0o600)
    try {
      // Random, for some file systems give zeros no room.
      await file.write(randomBytes(probeBytes))
      await file.datasync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}
