import type { ReactNode } from 'react'
import type { Company } from '../../../../content/define-company.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { DirectContact, type DirectContactLinks } from './DirectContact.tsx'
import styles from './ContactPage.module.css'

interface ContactPageProps extends DirectContactLinks {
  heading: string
  lead: string
  directHeading: string
  country: string
  company: Company
  /** The enquiry form; Astro passes an island as a slot, and slots are optional props. */
  children?: ReactNode
}

/** "Let's talk": heading, lead-in, form, and the other ways to reach the company. */
export function ContactPage(props: ContactPageProps) {
  const { heading, lead, directHeading, country, company, map, card, children } = props
  return (
    <section className={`grid ${styles.contact}`}>
      <PageTitle>{heading}</PageTitle>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.form}>{children}</div>
      <div className={styles.direct}>
        <DirectContact
          heading={directHeading}
          country={country}
          company={company}
          map={map}
          card={card}
        />
      </div>
    </section>
  )
}
