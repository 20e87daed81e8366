import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { openingLines } from '@site/company/facts/opening-hours.ts'
import { phoneLink } from '../../components/phone-link.ts'
import { capitalise } from '../../components/capitalise.ts'
import styles from './DirectContact.module.css'

/** Phone, email and opening hours, for visitors who prefer not to fill in a form. */
export function DirectContact({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { phone, email, openingHours = [] } = company
  const hours = openingLines(openingHours, locale)
  return (
    <aside className={`stack ${styles.aside}`} aria-labelledby="direct-contact">
      <h2 id="direct-contact" className="label">
        {t.CONTACT_DIRECT}
      </h2>
      <p className={`card-title ${styles.ways}`}>
        <a href={phoneLink(phone)}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {hours.length > 0 && (
        <dl>
          <dt className="label muted">{t.CONTACT_HOURS}</dt>
          {hours.map((line) => (
            <dd key={line}>{capitalise(line)}</dd>
          ))}
        </dl>
      )}
    </aside>
  )
}
