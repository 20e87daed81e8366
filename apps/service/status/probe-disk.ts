import { randomBytes } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** An ordinary enquiry takes about half of this, including indexes and the write-ahead log. */
const probeBytes = 64 * 1024

/**
 * Writes a small file next to the database and waits until it is on disk. A commit of the database
 * is not enough of a test: on a full disk a small one still fits into space that its log has
 * already allocated.
 */
export async function probeDisk(folder: string): Promise<void> {
  const path = join(folder, 'write-probe')
  try {
    const file = await open(path, 'w', 0o600)
    try {
      // Random bytes: some file systems allocate no space for zeros.
      await file.write(randomBytes(probeBytes))
      await file.datasync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}
