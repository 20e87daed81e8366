import type { PartnerKind } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './PartnerKinds.module.css'

interface PartnerKindsProps {
  locale: Locale
  kinds: PartnerKind[]
}

/** The kinds of partner, with what each brings and gets. Place it in a `grid`. */
export function PartnerKinds({ locale, kinds }: PartnerKindsProps) {
  const t = messages[locale]
  return (
    <ul className={`subgrid ${styles.kinds}`}>
      {kinds.map(({ id, name, brings, gets }) => (
        <li key={id} className={styles.kind}>
          <h3 className="card-title">{name[locale]}</h3>
          <dl className={styles.terms}>
            <dt className="label muted">{t.PARTNERS_BRINGS}</dt>
            <dd>{brings[locale]}</dd>
            <dt className="label muted">{t.PARTNERS_GETS}</dt>
            <dd>{gets[locale]}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
