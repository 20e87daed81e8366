import type { ReactNode } from 'react'
import { company } from '../../../../company/company.ts'
import { countryName } from '../../../../company/country-name.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { nextSteps } from '../../../../company/next-steps.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { PersonLine } from '../../components/PersonLine.tsx'
import { NextSteps } from '../../sections/NextSteps.tsx'
import { contactFacts } from './contact-facts.ts'
import { DirectContact } from './DirectContact.tsx'
import { mapAddress } from './map-address.ts'
import styles from './ContactPage.module.css'

interface ContactPageProps {
  locale: Locale
  /** Replaces the usual lead, for example when an answer cannot show the values again. */
  lead?: string
  /** The enquiry form; Astro passes an island as a slot, and slots are optional props. */
  children?: ReactNode
}

/** "Let's talk": heading, lead-in, form, what happens next, and the other ways to reach the company. */
export function ContactPage({ locale, lead, children }: ContactPageProps) {
  const t = messages[locale]
  const person = company.people?.[0]
  return (
    <div className={`grid ${styles.contact}`}>
      <section className={styles.opening}>
        <PageTitle>{t.CONTACT_HEADING}</PageTitle>
        <p className={styles.lead}>{lead ?? t.CONTACT_LEAD}</p>
        <div className={styles.form}>{children}</div>
      </section>
      <div className={styles.next}>
        <NextSteps heading={t.NEXT_HEADING} steps={nextSteps(company, locale)}>
          {person && (
            <PersonLine name={person.name} role={person.role[locale]} portrait={person.portrait} />
          )}
        </NextSteps>
      </div>
      <div className={styles.direct}>
        <DirectContact
          heading={t.CONTACT_DIRECT}
          country={countryName(company, locale)}
          company={company}
          facts={contactFacts(company, locale)}
          map={{
            label: t.CONTACT_MAP,
            href: mapAddress(company, locale),
            newTab: t.OPENS_IN_NEW_TAB,
          }}
          card={{ label: t.CONTACT_CARD, href: `${localizedPath(locale, 'contact')}.vcf` }}
        />
      </div>
    </div>
  )
}
