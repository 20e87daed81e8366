import { company } from '@site/company/facts/company.ts'
import { menuPages } from '@site/company/facts/company-pages.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { legalPages, type SitePage } from '@site/company/i18n/pages.ts'
import { phoneLink } from '../components/phone-link.ts'
import { PostalAddress } from '../components/PostalAddress.tsx'
import { LinkList } from './LinkList.tsx'
import styles from './SiteFooter.module.css'

/** The footer (specification, section 2): three columns, the copyright line and links to the legal pages. */
export function SiteFooter({ locale, page }: { locale: Locale; page: SitePage | undefined }) {
  const t = messages[locale]
  const { name, phone, email, sameAs } = company
  return (
    <footer className={`grid label ${styles.footer}`}>
      <nav className={styles.column} aria-labelledby="footer-links">
        <h2 id="footer-links" className={`label ${styles.heading}`}>
          {t.FOOTER_QUICK_LINKS}
        </h2>
        <LinkList
          locale={locale}
          pageNames={menuPages}
          current={page}
          className={styles.links}
          linkClass={styles.link}
        />
      </nav>
      <section className={styles.column}>
        <h2 className={`label ${styles.heading}`}>{t.FOOTER_CONTACT_US}</h2>
        <PostalAddress locale={locale} />
      </section>
      <section className={styles.column}>
        <h2 className={`label ${styles.heading}`}>{t.FOOTER_ENQUIRE_NOW}</h2>
        <p>
          <span className={styles.kind}>{t.FOOTER_PHONE}</span>{' '}
          <a className={styles.link} href={phoneLink(phone)}>
            {phone}
          </a>
        </p>
        <p>
          <span className={styles.kind}>{t.FOOTER_EMAIL}</span>{' '}
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
        {sameAs?.map((profile) => (
          <p key={profile}>
            <a className={styles.link} href={profile} rel="me">
              {new URL(profile).host.replace(/^www\./, '')}
            </a>
          </p>
        ))}
      </section>
      <nav className={styles.legal} aria-label={t.FOOTER_LEGAL}>
        <LinkList
          locale={locale}
          pageNames={legalPages}
          current={page}
          className={styles.row}
          linkClass={styles.link}
        />
      </nav>
      <p className={styles.copyright}>
        {/* The year of the build. In the browser, browser/start-page.ts replaces it with the current one. */}
        © <span data-current-year="">{new Date().getFullYear()}</span>
        {` ${name}. ${t.ALL_RIGHTS_RESERVED.replaceAll(' ', '\u00a0')}.`}
      </p>
    </footer>
  )
}
