import type { Case } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { ReliefImage } from '../../components/ReliefImage.tsx'
import styles from './CasePicture.module.css'

type CasePictureProps = NonNullable<Case['story']['picture']> & { locale: Locale }

/** A picture from edge to edge between two sections, with its labels and caption. */
export function CasePicture({ locale, picture, alt, caption, labels }: CasePictureProps) {
  return (
    <figure className={styles.picture}>
      <div className={`${styles.frame} ${labels ? '' : 'drifts'}`}>
        <ReliefImage relief={picture} alt={alt[locale]} sizes="100vw" />
        {labels && (
          <svg className={styles.labels}>
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
