import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './ServicesCard.module.css'

/**
 * The card of the nine services, in the order of the specification (section 1), each with what the client
 * has afterwards. Beside the picture on large screens.
 */
export function ServicesCard({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const services = [
    [t.SERVICE_BUSINESS_ANALYSIS, t.SERVICE_BUSINESS_ANALYSIS_LINE],
    [t.SERVICE_PROJECT_PLANNING, t.SERVICE_PROJECT_PLANNING_LINE],
    [t.SERVICE_PROJECT_COORDINATION, t.SERVICE_PROJECT_COORDINATION_LINE],
    [t.SERVICE_RESOURCE_ORGANISATION, t.SERVICE_RESOURCE_ORGANISATION_LINE],
    [t.SERVICE_RISK_MANAGEMENT, t.SERVICE_RISK_MANAGEMENT_LINE],
    [t.SERVICE_INFRASTRUCTURE, t.SERVICE_INFRASTRUCTURE_LINE],
    [t.SERVICE_SECURITY, t.SERVICE_SECURITY_LINE],
    [t.SERVICE_PROCESSES, t.SERVICE_PROCESSES_LINE],
    [t.SERVICE_QUALITY, t.SERVICE_QUALITY_LINE],
  ] as const
  return (
    <section className={styles.card}>
      <h2 className="statement">{t.SERVICES_TRUST_TITLE}</h2>
      <p className={`muted ${styles.note}`}>{t.SERVICES_TRUST_TEXT}</p>
      <ul>
        {services.map(([name, line]) => (
          <li key={name} className={styles.service}>
            <h3>{name}</h3>
            <p className="muted">{line}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
