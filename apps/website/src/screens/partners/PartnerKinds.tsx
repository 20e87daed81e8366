import type { PartnerKind } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './PartnerKinds.module.css'

interface PartnerKindsProps {
  locale: Locale
  kinds: PartnerKind[]
}

/** The kinds of partner, each with what it brings and gets as an exchange between two discs. Place it in a `grid`. */
export function PartnerKinds({ locale, kinds }: PartnerKindsProps) {
  const t = messages[locale]
  return (
    <ul className={`subgrid ${styles.kinds}`}>
      {kinds.map(({ id, name, brings, gets }) => (
        <li key={id} className={`subgrid ${styles.kind}`}>
          <h3 className={`statement ${styles.name}`}>{name[locale]}</h3>
          <dl className={styles.exchange}>
            <div className={styles.brings}>
              <dt className="label muted">{t.PARTNERS_BRINGS}</dt>
              <dd className="lead">{brings[locale]}</dd>
            </div>
            <div className={styles.gets}>
              <dt className="label muted">{t.PARTNERS_GETS}</dt>
              <dd className="lead">{gets[locale]}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
