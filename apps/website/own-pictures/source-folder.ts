import { readFile, readdir } from 'node:fs/promises'
import type { ConvertedFile, SourceFile } from './converted-files.ts'

/** What was found in one of the owner's folders: files for the site, and problems as sentences. */
export type Found = ConvertedFile | string

/** `about` of `about.JPG`. */
export const baseName = (file: string) => file.replace(/\.[^.]*$/, '')

/** The names of the files in a folder, without those that operating systems create. */
export async function listFiles(folder: URL): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names.filter((name) => !/^(\..*|README\.md|Thumbs\.db|desktop\.ini)$/i.test(name)).sort()
}

export async function readSource(folder: URL, path: string, file: string): Promise<SourceFile> {
  return { path: `${path}/${file}`, content: await readFile(new URL(file, folder)) }
}
