import type { ReactNode } from 'react'
import { company } from '../../../../content/company.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { DirectContact } from './DirectContact.tsx'
import { mapAddress } from './map-address.ts'
import styles from './ContactPage.module.css'

interface ContactPageProps {
  locale: Locale
  /** In the place of the usual lead, as when the answer to a post could not repeat what was typed. */
  lead?: string
  /** The enquiry form; Astro passes an island as a slot, and slots are optional props. */
  children?: ReactNode
}

/** "Let's talk": heading, lead-in, form, and the other ways to reach the company. */
export function ContactPage({ locale, lead, children }: ContactPageProps) {
  const t = messages[locale]
  return (
    <section className={`grid ${styles.contact}`}>
      <PageTitle>{t.CONTACT_HEADING}</PageTitle>
      <p className={styles.lead}>{lead ?? t.CONTACT_LEAD}</p>
      <div className={styles.form}>{children}</div>
      <div className={styles.direct}>
        <DirectContact
          heading={t.CONTACT_DIRECT}
          country={t.COUNTRY}
          company={company}
          map={{
            label: t.CONTACT_MAP,
            href: mapAddress(company, locale),
            newTab: t.OPENS_IN_NEW_TAB,
          }}
          card={{ label: t.CONTACT_CARD, href: `${localizedPath(locale, 'contact')}.vcf` }}
        />
      </div>
    </section>
  )
}
