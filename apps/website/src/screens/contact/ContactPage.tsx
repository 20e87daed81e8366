import type { ReactNode } from 'react'
import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { nextSteps } from '@site/company/facts/next-steps.ts'
import { PersonLine } from '../../components/PersonLine.tsx'
import { titleClass } from '../../components/title-class.ts'
import { NextSteps } from '../../sections/NextSteps.tsx'
import { DirectContact } from './DirectContact.tsx'
import { OfficePlace } from './OfficePlace.tsx'
import styles from './ContactPage.module.css'

interface ContactPageProps {
  locale: Locale
  /** Replaces the usual lead, for example if the values of a native post are too long to show again. */
  lead?: string
  /** The enquiry form; Astro passes it as a slot, and slots are optional props. */
  children?: ReactNode
}

/** The enquiry form, what happens after sending it, and other ways to reach the company. */
export function ContactPage({ locale, lead, children }: ContactPageProps) {
  const t = messages[locale]
  const person = company.people?.[0]
  return (
    <>
      <div className={`grid page ${styles.contact}`}>
        <section id="opening" className={styles.opening}>
          <h1 className={titleClass(t.CONTACT_HEADING)}>{t.CONTACT_HEADING}</h1>
          <p className={`lead ${styles.lead}`}>{lead ?? t.CONTACT_LEAD}</p>
          <div className={styles.form}>{children}</div>
        </section>
        <div className={styles.next}>
          <NextSteps heading={t.NEXT_HEADING} steps={nextSteps(company, locale)}>
            {person && (
              <PersonLine
                name={person.name}
                role={person.role[locale]}
                portrait={person.portrait}
              />
            )}
          </NextSteps>
        </div>
        <div className={styles.direct}>
          <DirectContact locale={locale} />
        </div>
      </div>
      <OfficePlace locale={locale} />
    </>
  )
}
