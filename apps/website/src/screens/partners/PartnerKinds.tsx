import type { Company } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import '../../styles/rising.css'
import '../../styles/columns.css'
import styles from './PartnerKinds.module.css'

type Kinds = NonNullable<Company['partnerKinds']>

/** The kinds of partner, each with what it brings and gets, on a line to one red disc. Place it in a `grid`. */
export function PartnerKinds({ locale, kinds }: { locale: Locale; kinds: Kinds }) {
  const t = messages[locale]
  return (
    <div className={styles.meeting}>
      <ul>
        {kinds.map(({ id, name, brings, gets }) => (
          <li key={id} className={styles.kind} data-moves="">
            <h3 className={`statement ${styles.name}`}>{name[locale]}</h3>
            <dl className={`columns ${styles.exchange}`}>
              <div>
                <dt className="label muted">{t.PARTNERS_BRINGS}</dt>
                <dd className="lead">{brings[locale]}</dd>
              </div>
              <div>
                <dt className="label muted">{t.PARTNERS_GETS}</dt>
                <dd className="lead">{gets[locale]}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className={`only-screen ${styles.client}`} data-moves="rises" aria-hidden="true">
        {t.PARTNERS_CLIENT}
      </p>
    </div>
  )
}
