import { readFile, readdir } from 'node:fs/promises'
import { pictureProblems, convertedPicture } from './convert-picture.ts'
import type { OwnFile, SourceFile } from './own-file.ts'
import type { PictureShape } from './picture-shapes.ts'

/** The files for the site from one of the owner's folders, and its problems as sentences. */
export interface Findings {
  files: OwnFile[]
  problems: string[]
}

const isPicture = (file: string) => /\.(jpe?g|png|webp|avif)$/i.test(file)

/** `about` of `about.JPG`. */
export const baseName = (file: string) => file.replace(/\.[^.]*$/, '')

/** The files of a folder, without those that operating systems create. */
export async function filesOf(folder: URL): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names.filter((name) => !/^(\..*|README\.md|Thumbs\.db|desktop\.ini)$/i.test(name)).sort()
}

export async function readSource(folder: URL, path: string, file: string): Promise<SourceFile> {
  return { path: `${path}/${file}`, source: await readFile(new URL(file, folder)) }
}

interface KnownPicture {
  /** The name of the file, and of the site's files: `about`. */
  name: string
  shape: PictureShape
}

/** Converts a picture, of which the folder may have only one file. */
export async function readPicture(
  folder: URL,
  path: string,
  files: string[],
  { name, shape }: KnownPicture,
): Promise<Findings> {
  const [file = '', second] = files
  if (second) {
    return { files: [], problems: [`${path} has ${files.join(' and ')}. Remove one of them.`] }
  }
  if (!isPicture(file)) {
    const problem = `${path}/${file} is not a JPEG, PNG, WebP or AVIF. Export it as JPEG.`
    return { files: [], problems: [problem] }
  }
  const source = await readSource(folder, path, file)
  const problems = await pictureProblems(source, shape)
  return { files: problems.length > 0 ? [] : convertedPicture(name, source, shape), problems }
}
