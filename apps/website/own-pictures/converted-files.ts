import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'

/** One of the owner's files. */
export interface SourceFile {
  /** In the project, for messages: `content/pictures/about.jpg`. */
  path: string
  content: Buffer
}

/** A file that the site is built from, converted from one of the owner's files. */
export interface ConvertedFile {
  name: string
  /** Changes whenever the source or the conversion changes. */
  cacheKey: string
  /** @throws Error when the source turns out to be damaged */
  convert: () => Promise<Buffer | string>
}

/** A hash of a source and of the options of its conversion. */
export const cacheKey = (source: Buffer, options: unknown) =>
  createHash('sha256').update(JSON.stringify(options)).update(source).digest('hex')

/** Records the cache key of each file in the folder. */
const manifest = 'manifest.json'

/**
 * Writes these files and removes all others. A file whose cache key has not changed is kept, so that a build
 * without new pictures converts nothing.
 */
export async function writeConvertedFiles(files: ConvertedFile[], folder: URL): Promise<void> {
  const recordedKeys = await readManifest(folder)
  const existing = await readdir(folder).catch((): string[] => [])
  const isCurrent = ({ name, cacheKey }: ConvertedFile) =>
    recordedKeys[name] === cacheKey && existing.includes(name)
  const names = new Set(files.map(({ name }) => name))
  const stale = existing.filter((name) => !names.has(name) && name !== manifest)
  const missing = files.filter((file) => !isCurrent(file))
  if (stale.length === 0 && missing.length === 0) return
  await mkdir(folder, { recursive: true })
  // An interrupted run must not leave a manifest of files that it has replaced.
  await rm(new URL(manifest, folder), { force: true })
  await Promise.all(stale.map((name) => rm(new URL(name, folder))))
  await Promise.all(
    missing.map(async ({ name, convert }) => writeFile(new URL(name, folder), await convert())),
  )
  const keys = Object.fromEntries(files.map(({ name, cacheKey }) => [name, cacheKey]))
  await writeFile(new URL(manifest, folder), JSON.stringify(keys))
}

async function readManifest(folder: URL): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(new URL(manifest, folder), 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}
