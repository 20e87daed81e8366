/** A relief of a page, 4:3. */
export type Plate = 'about' | 'team' | 'partners' | 'careers'

/** A relief of a person, square. */
type Portrait = 'portrait-1' | 'portrait-2' | 'portrait-3'

/** The reliefs; each exists in a light and a dark version. */
export type Relief = Plate | Portrait

const files = import.meta.glob<string>('../images/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The two versions of a relief. */
type Theme = 'light' | 'dark'

/** The addresses of one version of a relief by width in pixels, narrowest first. */
function variants(relief: Relief, theme: Theme, format: 'avif' | 'webp') {
  const name = new RegExp(`/${relief}-${theme}-(\\d+)\\.${format}$`)
  const found = Object.entries(files)
    .flatMap(([path, url]) => {
      const width = name.exec(path)?.[1]
      return width ? [{ url, width: Number(width) }] : []
    })
    .sort((a, b) => a.width - b.width)
  const [narrowest, ...wider] = found
  if (!narrowest) throw new Error(`There is no ${format} of the relief "${relief}", ${theme}.`)
  return [narrowest, ...wider] as const
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
  relief.startsWith('portrait') ? { width: 640, height: 640 } : { width: 1280, height: 960 }
