import sharp from 'sharp'
import type { Finding } from '@site/company/facts/rules.ts'
import { cacheKey, type ConvertedFile, type SourceFile } from './converted-files.ts'
import { readSource, type Found } from './source-folder.ts'

/** Sizes in pixels, and the widths of the files in each format: those of the shipped pictures (tools/artwork/README.md). */
export const pictureShapes = {
  page: { width: 1920, height: 1440, avif: [640, 1280, 1920], webp: [1280], jpeg: [] },
  wide: { width: 1920, height: 870, avif: [1280, 1920], webp: [1280], jpeg: [] },
  portrait: { width: 640, height: 640, avif: [320, 640], webp: [640], jpeg: [] },
  landscapePoster: { width: 1920, height: 1080, avif: [1920], webp: [1920], jpeg: [1920] },
  portraitPoster: { width: 720, height: 1280, avif: [720], webp: [720], jpeg: [] },
}

type PictureShape = (typeof pictureShapes)[keyof typeof pictureShapes]

/** Converts a picture to files whose names begin with `name`. @param files named as the source; a second is a problem */
export async function readPicture(
  folder: URL,
  path: string,
  files: string[],
  { name, shape }: { name: string; shape: PictureShape },
  finding: Finding,
): Promise<Found[]> {
  const [file = '', second] = files
  if (second) return [finding(path, 'SAME_NAME', { files: files.join(', ') })]
  if (!/\.(jpe?g|png|webp|avif)$/i.test(file)) return [finding(`${path}/${file}`, 'PICTURE_FORMAT')]
  const source = await readSource(folder, path, file)
  const damaged = (error: unknown) =>
    finding(source.path, 'PICTURE_DAMAGED', { reason: (error as Error).message.trim() })
  const size = await Promise.try(() => sharp(source.content).metadata()).then(
    ({ autoOrient }) => autoOrient,
    damaged,
  )
  if (typeof size === 'string') return [size]
  if (size.width < shape.width || size.height < shape.height) {
    const sizes = { size: inPixels(size), needed: inPixels(shape) }
    return [finding(source.path, 'PICTURE_SIZE', sizes)]
  }
  return convertPicture(name, source, shape, damaged)
}

const inPixels = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`

/** About the same quality in each format: their scales differ. */
const encoders = {
  avif: { quality: 52, chromaSubsampling: '4:2:0' },
  webp: { quality: 74 },
  jpeg: { quality: 76, mozjpeg: true },
} as const

/** Crops a picture around its most prominent part, in all sizes and formats, without metadata such as the location. */
function convertPicture(
  name: string,
  source: SourceFile,
  shape: PictureShape,
  damaged: (error: unknown) => string,
): ConvertedFile[] {
  let cropped: ReturnType<typeof crop> | undefined
  const formats = ['avif', 'webp', 'jpeg'] as const
  return formats.flatMap((format) =>
    shape[format].map((fileWidth) => ({
      name: `${name}-${fileWidth}.${format}`,
      cacheKey: cacheKey(source.content, {
        shape,
        format: encoders[format],
        versions: sharp.versions,
      }),
      async convert() {
        // Once for all widths, so that each shows the same part of the picture.
        cropped ??= crop(source, shape).catch((error: unknown) => {
          // Damaged data is only found now.
          throw new Error(damaged(error), { cause: error })
        })
        const { data, info } = await cropped
        const { width, height, channels } = info
        return sharp(data, { raw: { width, height, channels } })
          .resize(fileWidth)
          .toFormat(format, encoders[format])
          .toBuffer()
      },
    })),
  )
}

const crop = ({ content }: SourceFile, { width, height }: PictureShape) =>
  sharp(content, { autoOrient: true })
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
