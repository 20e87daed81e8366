import { convertPicture, pictureProblems } from './convert-picture.ts'
import type { PictureShape } from './picture-shapes.ts'
import { readSource, type ReadResult } from './source-folder.ts'

interface ExpectedPicture {
  /** The base name of the source and of the converted files: `about`. */
  name: string
  shape: PictureShape
}

/** @param files the files with the picture's name; a second one is a problem */
export async function readPicture(
  folder: URL,
  path: string,
  files: string[],
  { name, shape }: ExpectedPicture,
): Promise<ReadResult> {
  const [file = '', second] = files
  if (second) {
    return { files: [], problems: [`${path} has ${files.join(' and ')}. Remove one of them.`] }
  }
  if (!/\.(jpe?g|png|webp|avif)$/i.test(file)) {
    const problem = `${path}/${file} is not a JPEG, PNG, WebP or AVIF file. Export it as JPEG.`
    return { files: [], problems: [problem] }
  }
  const source = await readSource(folder, path, file)
  const problems = await pictureProblems(source, shape)
  return { files: problems.length > 0 ? [] : convertPicture(name, source, shape), problems }
}
