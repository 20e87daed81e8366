import styles from './ReliefImage.module.css'

/** The four reliefs; each exists in a light and a dark version. */
export type Relief = 'about' | 'team' | 'partners' | 'careers'

const files = import.meta.glob<string>('../images/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

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

const sourceSet = (relief: Relief, theme: Theme) =>
  variants(relief, theme, 'avif')
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

interface ReliefImageProps {
  relief: Relief
  /** What is seen, in the page's language; empty where a caption beside it says so. */
  alt: string
  /** The `sizes` attribute: the width at which the image stands in the layout. */
  sizes: string
}

/**
 * A relief in the version of the theme. The theme is a class, which `media` cannot see, so both
 * versions stand in the page: lazy loading fetches only the one that is displayed, and
 * browser/theme-pictures.ts the other one before a change. Browsers without AVIF, all from before
 * 2023, get one WebP file of medium width.
 */
export function ReliefImage({ relief, alt, sizes }: ReliefImageProps) {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={styles[theme]} data-relief={theme}>
          <source type="image/avif" srcSet={sourceSet(relief, theme)} sizes={sizes} />
          <img
            className={styles.image}
            src={variants(relief, theme, 'webp')[0].url}
            width="1280"
            height="960"
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </>
  )
}
