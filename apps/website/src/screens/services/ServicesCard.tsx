import { company } from '@site/company/facts/company.ts'
import { dayRateTerms } from '@site/company/facts/engagement-texts.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './ServicesCard.module.css'

/** The card of the services, each with what the client has afterwards. Beside the picture on large screens. */
export function ServicesCard({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const rate = dayRateTerms(company.engagement, locale)
  return (
    <section className={`card ${styles.card}`}>
      <h2 className="statement">{t.SERVICES_TRUST_TITLE}</h2>
      <p className={`muted ${styles.note}`}>
        {t.SERVICES_TRUST_TEXT}
        {rate && ` ${fillPlaceholders(t.LABELLED, { label: t.COSTS_WORK, value: rate })}.`}
      </p>
      <ul>
        {company.services.map(({ id, name, result }) => (
          <li key={id} className={styles.service}>
            <h3>{name[locale]}</h3>
            <p className="muted">{result[locale]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
