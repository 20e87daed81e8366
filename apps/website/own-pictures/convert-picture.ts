import sharp from 'sharp'
import { keyOf, type OwnFile, type SourceFile } from './own-file.ts'
import type { PictureShape } from './picture-shapes.ts'

/** About the same quality in each format: their scales differ. */
const encoders = {
  avif: { quality: 52, chromaSubsampling: '4:2:0' },
  webp: { quality: 74 },
  jpeg: { quality: 76, mozjpeg: true },
} as const

/**
 * The files of a picture, cropped to its shape around its most striking part. Colours are converted to sRGB,
 * and the camera's metadata, such as the location, is removed.
 */
export function convertedPicture(
  name: string,
  { path, source }: SourceFile,
  shape: PictureShape,
): OwnFile[] {
  let cropping: ReturnType<typeof crop> | undefined
  const formats = ['avif', 'webp', 'jpeg'] as const
  return formats.flatMap((format) =>
    shape[format].map((fileWidth) => ({
      name: `${name}-${fileWidth}.${format}`,
      key: keyOf(source, { shape, format: encoders[format], versions: sharp.versions }),
      async make() {
        // Once for all widths: each shows the same part of the picture.
        cropping ??= crop({ path, source }, shape)
        const { data, info } = await cropping
        const { width, height, channels } = info
        return sharp(data, { raw: { width, height, channels } })
          .resize(fileWidth)
          .toFormat(format, encoders[format])
          .toBuffer()
      },
    })),
  )
}

async function crop({ path, source }: SourceFile, { width, height }: PictureShape) {
  try {
    return await sharp(source, { autoOrient: true })
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw new Error(unreadable(path, error), { cause: error })
  }
}

/** The problems of a picture, as sentences. Damaged data is only found when it is converted. */
export async function pictureProblems(
  { path, source }: SourceFile,
  shape: PictureShape,
): Promise<string[]> {
  try {
    const { width, height } = (await sharp(source).metadata()).autoOrient
    if (width >= shape.width && height >= shape.height) return []
    return [
      `${path} has ${width} × ${height} pixels and needs at least ${shape.width} × ${shape.height}. ` +
        'Take a larger version of it.',
    ]
  } catch (error) {
    return [unreadable(path, error)]
  }
}

const unreadable = (path: string, error: unknown) =>
  `${path} cannot be read as a picture (${(error as Error).message.trim()}). Export it again, as JPEG.`
