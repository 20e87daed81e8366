import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './PartnerKinds.module.css'

/** The kinds of partner that the specification names, with what each brings and gets. Place it in a `grid`. */
export function PartnerKinds({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const kinds = [
    {
      name: t.PARTNERS_PUBLISHERS,
      brings: t.PARTNERS_PUBLISHERS_BRING,
      gets: t.PARTNERS_PUBLISHERS_GET,
    },
    {
      name: t.PARTNERS_MANUFACTURERS,
      brings: t.PARTNERS_MANUFACTURERS_BRING,
      gets: t.PARTNERS_MANUFACTURERS_GET,
    },
    {
      name: t.PARTNERS_PROVIDERS,
      brings: t.PARTNERS_PROVIDERS_BRING,
      gets: t.PARTNERS_PROVIDERS_GET,
    },
  ]
  return (
    <ul className={`subgrid ${styles.kinds}`}>
      {kinds.map(({ name, brings, gets }) => (
        <li key={name} className={styles.kind}>
          <h3 className="card-title">{name}</h3>
          <dl className={styles.terms}>
            <dt className="label muted">{t.PARTNERS_BRINGS}</dt>
            <dd>{brings}</dd>
            <dt className="label muted">{t.PARTNERS_GETS}</dt>
            <dd>{gets}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
