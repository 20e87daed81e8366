import type { Company } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './PartnerKinds.module.css'

type Kinds = NonNullable<Company['partnerKinds']>

/** The kinds of partner, each with what it brings and gets; lines lead from all of them to one red disc. Place it in a `grid`. */
export function PartnerKinds({ locale, kinds }: { locale: Locale; kinds: Kinds }) {
  const t = messages[locale]
  const height = (index: number) => ((index + 0.5) / kinds.length) * 100
  return (
    <>
      <ul className={styles.kinds}>
        {kinds.map(({ id, name, brings, gets }) => (
          <li key={id} className={styles.kind}>
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
      <svg className={styles.meeting} data-moves="" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {kinds.map(({ id }, index) => (
            <path key={id} d={`M0 ${height(index)}C55 ${height(index)} 40 50 100 50`} />
          ))}
        </svg>
        {kinds.map(({ id }, index) => (
          <circle key={id} cx="7" cy={`${height(index)}%`} r="7" />
        ))}
        <svg x="100%" y="50%" className={styles.client}>
          <circle />
          <text dy="0.35em">{t.PARTNERS_CLIENT}</text>
        </svg>
      </svg>
    </>
  )
}
