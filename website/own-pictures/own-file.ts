import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'

/** A file of the owner's, by its path in the project: `content/pictures/about.jpg`. */
export interface SourceFile {
  path: string
  source: Buffer
}

/** A file that the site is built from, made of a file of the owner's. */
export interface OwnFile {
  name: string
  /** Changes with everything that the file is made of. */
  key: string
  /** @throws Error when the source cannot be used after all */
  make: () => Promise<Buffer | string>
}

/** The key of a file: of its source, and of how it is made. */
export const keyOf = (source: Buffer, recipe: unknown) =>
  createHash('sha256').update(JSON.stringify(recipe)).update(source).digest('hex')

/** Which keys the files of the folder were made with. */
const record = 'made.json'

/**
 * Writes these files and removes all others. What has been made of the same source before stays, so that a
 * build without a new picture costs a look.
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
  // An interrupted run must not leave a record of what it has replaced.
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
