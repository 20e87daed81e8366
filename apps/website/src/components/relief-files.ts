import { pagePictures, type PagePictureName } from './page-pictures.ts'

/** The picture of a page, or one that a person or an area names. Shipped ones of pages and people have a light and a dark version. */
export type Relief = PagePictureName | (string & {})

const shipped = import.meta.glob<string>('../images/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Converted from the owner's pictures in `content/pictures` (apps/website/own-pictures). */
const own = import.meta.glob<string>('../../../../.own-pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

type Theme = 'light' | 'dark'

/** The files of a relief in one theme, narrowest first. */
function filesOf(relief: Relief, theme: Theme, format: 'avif' | 'webp') {
  const [narrowest, ...wider] =
    [
      // The owner's pictures serve both themes.
      filesByWidth(own, relief, format),
      filesByWidth(shipped, `${relief}-${theme}`, format),
      filesByWidth(shipped, relief, format),
    ].find((files) => files.length > 0) ?? []
  if (!narrowest)
    throw new Error(
      `The relief "${relief}" has no ${format} file for the ${theme} theme in apps/website/src/images.`,
    )
  return [narrowest, ...wider] as const
}

function filesByWidth(files: Record<string, string>, name: string, format: string) {
  const file = new RegExp(`/${name}-(\\d+)\\.${format}$`)
  return Object.entries(files)
    .flatMap(([path, url]) => {
      const width = file.exec(path)?.[1]
      return width ? [{ url, width: Number(width) }] : []
    })
    .sort((a, b) => a.width - b.width)
}

/** The `srcset` of a relief in one theme. */
export const sourceSet = (relief: Relief, theme: Theme) =>
  filesOf(relief, theme, 'avif')
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

/** The file for browsers without AVIF, of medium width. */
export const fallbackFile = (relief: Relief, theme: Theme) => filesOf(relief, theme, 'webp')[0].url

/** The size of that file in pixels, which gives the aspect ratio. */
export const reliefSize = (relief: Relief) =>
  isPagePicture(relief) ? { width: 1280, height: 960 } : { width: 640, height: 640 }

const isPagePicture = (relief: Relief) => pagePictures.some((name) => name === relief)
