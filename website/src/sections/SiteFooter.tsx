import type { Company } from '../../../company/define-company.ts'
import type { Messages } from '../../../i18n/messages.ts'
import { phoneLink } from '../components/phone-link.ts'
import { PostalAddress } from '../components/PostalAddress.tsx'
import type { NavigationLink } from './header/NavigationLinks.tsx'
import styles from './SiteFooter.module.css'

interface SiteFooterProps {
  company: Company
  /** In the page's language. */
  country: string
  links: NavigationLink[]
  /** Imprint, privacy notice, accessibility statement. */
  legalLinks: NavigationLink[]
  t: Messages
  /** The year of the build; the browser corrects it after New Year (browser/current-year.ts). */
  year: number
}

/** The footer's three columns, the copyright line (specification, section 2) and the legal pages. */
export function SiteFooter({ company, country, links, legalLinks, t, year }: SiteFooterProps) {
  return (
    <footer className={`grid label ${styles.footer}`}>
      <nav className={styles.column} aria-labelledby="footer-links">
        <h2 id="footer-links" className={styles.heading}>
          {t.FOOTER_QUICK_LINKS}
        </h2>
        <ul className={styles.links}>
          {links.map(({ href, label, current }) => (
            <li key={href}>
              <a href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.column}>
        <h2 className={styles.heading}>{t.FOOTER_CONTACT_US}</h2>
        <PostalAddress company={company} country={country} className={styles.address} />
      </section>
      <section className={styles.column}>
        <h2 className={styles.heading}>{t.FOOTER_ENQUIRE_NOW}</h2>
        <p>
          <span className={styles.kind}>{t.FOOTER_PHONE}</span>
          <a className={styles.link} href={phoneLink(company.phone)}>
            {company.phone}
          </a>
        </p>
        <p>
          <span className={styles.kind}>{t.FOOTER_EMAIL}</span>
          <a className={styles.link} href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </p>
        {company.sameAs?.map((profile) => (
          <p key={profile}>
            <a className={styles.link} href={profile} rel="me">
              {new URL(profile).host.replace(/^www\./, '')}
            </a>
          </p>
        ))}
      </section>
      <nav className={styles.legal} aria-label={t.FOOTER_LEGAL}>
        {legalLinks.map(({ href, label, current }) => (
          <a
            key={href}
            href={href}
            className={styles.link}
            aria-current={current ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <p className={styles.copyright}>
        © <span data-current-year="">{year}</span>
        {` ${company.name}. ${t.ALL_RIGHTS_RESERVED.replaceAll(' ', '\u00a0')}.`}
      </p>
    </footer>
  )
}
