import type { Company } from '../../../../content/define-company.ts'
import styles from './DirectContact.module.css'

interface DirectContactProps {
  heading: string
  country: string
  company: Company
}

/** Telephone, e-mail and address for those who would rather not fill in a form. */
export function DirectContact({ heading, country, company }: DirectContactProps) {
  return (
    <aside className={styles.aside} aria-labelledby="direct-contact">
      <h2 id="direct-contact" className={`label ${styles.heading}`}>
        {heading}
      </h2>
      <p className={styles.ways}>
        <a className={styles.link} href={`tel:${company.phone.replaceAll(' ', '')}`}>
          {company.phone}
        </a>
        <a className={styles.link} href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </p>
      <address className={styles.address}>
        {company.name}
        <br />
        {company.street}
        <br />
        {company.postalCode} {company.town}
        <br />
        {country}
      </address>
    </aside>
  )
}
