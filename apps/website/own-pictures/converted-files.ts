import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'

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

/** Records what the files were converted from. */
const manifest = 'manifest.json'

/** Writes these files and removes all others, if a source or a conversion has changed. */
export async function writeConvertedFiles(files: ConvertedFile[], folder: URL): Promise<void> {
  const keys = JSON.stringify(files.map(({ name, cacheKey }) => [name, cacheKey]))
  const recorded = await readFile(new URL(manifest, folder), 'utf8').catch(() => '[]')
  if (keys === recorded) return
  await mkdir(folder, { recursive: true })
  // Also the manifest, but not the folder: it may be all that the build may write to (docs/hosting.md).
  for (const name of await readdir(folder)) await rm(new URL(name, folder))
  await Promise.all(
    files.map(async ({ name, convert }) => writeFile(new URL(name, folder), await convert())),
  )
  await writeFile(new URL(manifest, folder), keys)
}
