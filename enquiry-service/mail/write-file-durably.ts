import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that after a crash it is either complete or absent: the content is synced under
 * a temporary name, then renamed, then the folder is synced.
 */
export async function writeFileDurably(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.unfinished`
  try {
    await withFile(unfinished, 'w', async (file) => {
      await file.writeFile(content)
      await file.sync()
    })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await withFile(dirname(path), 'r', (folder) => folder.sync())
}

async function withFile(
  path: string,
  flags: string,
  work: (file: Awaited<ReturnType<typeof open>>) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags, 0o600)
  try {
    await work(file)
  } finally {
    await file.close()
  }
}
