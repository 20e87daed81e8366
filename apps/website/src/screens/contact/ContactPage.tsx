import type { ReactNode } from 'react'
import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { nextSteps } from '@site/company/facts/next-steps.ts'
import { openingLines } from '@site/company/facts/opening-hours.ts'
import { capitalise } from '../../components/capitalise.ts'
import { PersonLine } from '../../components/PersonLine.tsx'
import { phoneLink } from '../../components/phone-link.ts'
import { titleClass } from '../../components/title-class.ts'
import { NextSteps } from '../../sections/NextSteps.tsx'
import { OfficePlace } from './OfficePlace.tsx'
import styles from './ContactPage.module.css'

interface ContactPageProps {
  locale: Locale
  /** Replaces the usual lead, for example if the values of a native post are too long to show again. */
  lead?: string | undefined
  /** The enquiry form; Astro passes it as a slot, and slots are optional props. */
  children?: ReactNode
}

/** The enquiry form, what happens after sending it, and other ways to reach the company. */
export function ContactPage({ locale, lead, children }: ContactPageProps) {
  const t = messages[locale]
  const person = company.people?.[0]
  return (
    <div className={`grid ${styles.contact}`}>
      <section id="opening" className={styles.opening}>
        <h1 className={titleClass(t.CONTACT_HEADING)}>{t.CONTACT_HEADING}</h1>
        <p className={`lead ${styles.lead}`}>{lead ?? t.CONTACT_LEAD}</p>
        <div className={styles.form}>{children}</div>
      </section>
      <div className={styles.next}>
        <NextSteps heading={t.NEXT_HEADING} steps={nextSteps(company, locale)}>
          {person && <PersonLine locale={locale} person={person} />}
        </NextSteps>
      </div>
      <DirectContact locale={locale} />
      <OfficePlace locale={locale} />
    </div>
  )
}

/** Phone, email and opening hours, for visitors who prefer not to fill in a form. */
function DirectContact({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { phone, email, openingHours = [] } = company
  const hours = openingLines(openingHours, locale)
  return (
    <aside className={`stack ${styles.direct}`} aria-labelledby="direct-contact">
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
