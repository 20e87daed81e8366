import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'

/** A file of the owner's, by its path in the project: `content/pictures/about.jpg`. */
export interface SourceFile {
  path: string
  source: Buffer
}

/** A file that the site is built from, converted from a file of the owner's. */
export interface OwnFile {
  name: string
  /** Changes whenever the source or the conversion changes. */
  key: string
  /** @throws Error when the source cannot be used after all */
  make: () => Promise<Buffer | string>
}

/** The key of a file: a hash of its source and of the options of its conversion. */
export const keyOf = (source: Buffer, options: unknown) =>
  createHash('sha256').update(JSON.stringify(options)).update(source).digest('hex')

/** Records the key of each file in the folder. */
const record = 'made.json'

/**
 * Writes these files and removes all others. A file with an unchanged key is kept, so that a build without a
 * new picture converts nothing.
 */
export async function writeOwnFiles(files: OwnFile[], folder: URL): Promise<void> {
  const made = await readRecord(folder)
  const present = await readdir(folder).catch((): string[] => [])
  const isMade = ({ name, key }: OwnFile) => made[name] === key && present.includes(name)
  const names = new Set(files.map(({ name }) => name))
  const stale = present.filter((name) => !names.has(name) && name !== record)
  const missing = files.filter((file) => !isMade(file))
  if (stale.length === 0 && missing.length === 0) return
  await mkdir(folder, { recursive: true })
  // An interrupted run must not leave a record of files that it has replaced.
  await rm(new URL(record, folder), { force: true })
  await Promise.all(stale.map((name) => rm(new URL(name, folder))))
  await Promise.all(
    missing.map(async ({ name, make }) => writeFile(new URL(name, folder), await make())),
  )
  const keys = Object.fromEntries(files.map(({ name, key }) => [name, key]))
  await writeFile(new URL(record, folder), JSON.stringify(keys))
}

async function readRecord(folder: URL): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(new URL(record, folder), 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}
