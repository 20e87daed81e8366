import type { Company } from '../../../../company/define-company.ts'
import { Icon } from '../../components/Icon.tsx'
import { phoneLink } from '../../components/phone-link.ts'
import { PostalAddress } from '../../components/PostalAddress.tsx'
import type { ContactFact } from './contact-facts.ts'
import styles from './DirectContact.module.css'

export interface DirectContactLinks {
  /** The address on a map, which the visitor opens in a new tab. */
  map: { label: string; href: string; newTab: string }
  /** The company as a vCard. */
  card: { label: string; href: string }
}

interface DirectContactProps extends DirectContactLinks {
  heading: string
  country: string
  company: Company
  facts: ContactFact[]
}

/** Phone, email and address, for those who prefer not to fill in a form. */
export function DirectContact(props: DirectContactProps) {
  const { heading, country, company, facts, map, card } = props
  return (
    <aside className={styles.aside} aria-labelledby="direct-contact">
      <h2 id="direct-contact" className={`label ${styles.heading}`}>
        {heading}
      </h2>
      <p className={styles.ways}>
        <a className={styles.link} href={phoneLink(company.phone)}>
          {company.phone}
        </a>
        <a className={styles.link} href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, lines }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <PostalAddress company={company} country={country} className={styles.address} />
      <ul className={styles.tools}>
        <li>
          <a className={styles.tool} href={map.href} target="_blank" rel="noopener">
            {map.label}
            <span className="visually-hidden">{` (${map.newTab})`}</span>
            <Icon name="arrow-up-right" className={styles.icon} />
          </a>
        </li>
        <li>
          <a className={styles.tool} href={card.href} download>
            {card.label}
            <Icon name="arrow-down" className={styles.icon} />
          </a>
        </li>
      </ul>
    </aside>
  )
}
