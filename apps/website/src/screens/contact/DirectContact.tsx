import { company } from '@site/company/facts/company.ts'
import { languageNames, listTexts } from '@site/company/i18n/language-names.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { openingLines } from '@site/company/facts/opening-hours.ts'
import { Icon } from '../../components/Icon.tsx'
import { phoneLink } from '../../components/phone-link.ts'
import { PostalAddress } from '../../components/PostalAddress.tsx'
import { capitalise } from '../../components/capitalise.ts'
import styles from './DirectContact.module.css'

/** Phone, email, opening hours and address, for visitors who prefer not to fill in a form. */
export function DirectContact({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { phone, email, street, postalCode, postalTown } = company
  const { openingHours = [], regions = [], workingLanguages = [] } = company
  const facts = [
    { label: t.CONTACT_HOURS, lines: openingLines(openingHours, locale) },
    { label: t.CONTACT_REGIONS, lines: [listTexts(regions, locale)] },
    { label: t.CONTACT_LANGUAGES, lines: [languageNames(workingLanguages, locale)] },
  ].filter(({ lines }) => lines.some(Boolean))
  // A link, because an embedded map would send visitors' addresses to a third party.
  const query = new URLSearchParams({ query: `${street}, ${postalCode} ${postalTown}`, locale })
  return (
    <aside className={`stack ${styles.aside}`} aria-labelledby="direct-contact">
      <h2 id="direct-contact" className="label">
        {t.CONTACT_DIRECT}
      </h2>
      <p className={`card-title ${styles.ways}`}>
        <a href={phoneLink(phone)}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, lines }) => (
            <div key={label}>
              <dt className="label muted">{label}</dt>
              {lines.map((line) => (
                <dd key={line}>{capitalise(line)}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <PostalAddress locale={locale} />
      <a
        className={`underlined ${styles.map}`}
        href={`https://www.openstreetmap.org/search?${query.toString()}`}
        target="_blank"
        rel="noopener"
      >
        {t.CONTACT_MAP}
        <span className="visually-hidden">{` (${t.OPENS_IN_NEW_TAB})`}</span>
        <Icon name="arrow-up-right" className={styles.icon} />
      </a>
    </aside>
  )
}
