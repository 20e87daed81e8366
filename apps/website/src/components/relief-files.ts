import { plates, type Plate } from './plates.ts'

/** A picture of a page, or of a person (content/company.json); ours have a light and a dark version. */
export type Relief = Plate | (string & {})

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

/** The two versions of a relief. */
type Theme = 'light' | 'dark'

/** The addresses of one version of a relief by width in pixels, narrowest first. */
function variants(relief: Relief, theme: Theme, format: 'avif' | 'webp') {
  const [narrowest, ...wider] =
    [
      // A picture of the owner's serves both themes.
      widthsOf(own, relief, format),
      widthsOf(shipped, `${relief}-${theme}`, format),
    ].find((files) => files.length > 0) ?? []
  if (!narrowest) throw new Error(`There is no ${format} of the relief "${relief}", ${theme}.`)
  return [narrowest, ...wider] as const
}

function widthsOf(files: Record<string, string>, name: string, format: string) {
  const file = new RegExp(`/${name}-(\\d+)\\.${format}$`)
  return Object.entries(files)
    .flatMap(([path, url]) => {
      const width = file.exec(path)?.[1]
      return width ? [{ url, width: Number(width) }] : []
    })
    .sort((a, b) => a.width - b.width)
}

/** The `srcset` of one version of a relief. */
export const sourceSet = (relief: Relief, theme: Theme) =>
  variants(relief, theme, 'avif')
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

/** The one file for browsers without AVIF, of medium width. */
export const fallbackFile = (relief: Relief, theme: Theme) => variants(relief, theme, 'webp')[0].url

/** The size of that file in pixels, which gives the aspect ratio. */
export const reliefSize = (relief: Relief) =>
  isPlate(relief) ? { width: 1280, height: 960 } : { width: 640, height: 640 }

const isPlate = (relief: Relief) => plates.some((plate) => plate === relief)
