import type { WidePicture } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { ReliefImage } from '../../components/ReliefImage.tsx'
import styles from './CasePicture.module.css'

interface CasePictureProps {
  locale: Locale
  picture: WidePicture
}

/** A picture from edge to edge between two sections, with its labels and caption. */
export function CasePicture({ locale, picture }: CasePictureProps) {
  const { picture: name, alt, caption, labels = [] } = picture
  return (
    <figure className={styles.picture}>
      <div className={styles.frame}>
        <ReliefImage
          relief={name}
          alt={alt[locale]}
          sizes="max(100vw, 640px)"
          size={{ width: 1280, height: 580 }}
        />
        {labels.length > 0 && (
          <svg className={`label ${styles.labels}`}>
            {labels.map(({ text, x, y }) => (
              <svg key={text} x={`${x}%`} y={`${y}%`}>
                <circle />
                <text>{text}</text>
              </svg>
            ))}
          </svg>
        )}
      </div>
      {caption && <figcaption className="label">{caption[locale]}</figcaption>}
    </figure>
  )
}
