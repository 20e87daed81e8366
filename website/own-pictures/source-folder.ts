import { readFile, readdir } from 'node:fs/promises'
import { pictureProblems, convertedPicture } from './convert-picture.ts'
import type { OwnFile, SourceFile } from './own-file.ts'
import type { PictureShape } from './picture-shapes.ts'

/** What a folder of the owner's yields: files for the site, and what is wrong, as sentences. */
export interface Findings {
  files: OwnFile[]
  problems: string[]
}

const isPicture = (file: string) => /\.(jpe?g|png|webp|avif)$/i.test(file)

/** `about` of `about.JPG`. */
export const baseName = (file: string) => file.replace(/\.[^.]*$/, '')

/** The files of a folder that somebody put there; systems leave some of their own. */
export async function filesOf(folder: URL): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names.filter((name) => !/^(\..*|README\.md|Thumbs\.db|desktop\.ini)$/i.test(name)).sort()
}

export async function readSource(folder: URL, path: string, file: string): Promise<SourceFile> {
  return { path: `${path}/${file}`, source: await readFile(new URL(file, folder)) }
}

interface KnownPicture {
  /** As the site's files are called: `about-light`. */
  name: string
  shape: PictureShape
}

/** Converts one of the pictures of a folder, which has it in one format. */
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
