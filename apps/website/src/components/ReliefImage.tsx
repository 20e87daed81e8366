import { fallbackFile, reliefSize, sourceSet, type Relief } from './relief-files.ts'
import styles from './ReliefImage.module.css'

interface ReliefImageProps {
  relief: Relief
  /** The description in the page's language; empty if a caption describes the picture. */
  alt: string
  /** The `sizes` attribute: the width of the image in the layout. */
  sizes: string
}

/**
 * A relief in the version of the theme. The theme is a class, which `media` cannot see, so both versions are in
 * the page: lazy loading fetches only the one that is displayed. Browsers without AVIF, all from before 2023, get
 * one WebP file of medium width. Without `decoding="async"`, which would leave pictures out of full-page screenshots.
 */
export function ReliefImage({ relief, alt, sizes }: ReliefImageProps) {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={styles[theme]} data-relief={theme}>
          <source type="image/avif" srcSet={sourceSet(relief, theme)} sizes={sizes} />
          <img
            className={styles.image}
            src={fallbackFile(relief, theme)}
            {...reliefSize(relief)}
            alt={alt}
            loading="lazy"
          />
        </picture>
      ))}
    </>
  )
}
