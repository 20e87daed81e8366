import type { Person } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { languageNames } from '@site/company/i18n/language-names.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { phoneLink } from '../../components/phone-link.ts'
import { ReliefImage } from '../../components/ReliefImage.tsx'
import styles from './PeopleList.module.css'

interface PeopleListProps {
  locale: Locale
  people: Person[]
}

/** The people a client meets: portrait, name, role, own words, latest work, languages, direct line. Place it in a `grid`. */
export function PeopleList({ locale, people }: PeopleListProps) {
  return (
    <ul className={`subgrid ${styles.people}`}>
      {people.map(({ name, role, statement, latestWork, languages = [], portrait, ...direct }) => (
        <li key={name} className={styles.person}>
          {portrait && (
            <div className={styles.portrait}>
              <ReliefImage relief={portrait} alt="" sizes="(max-width: 767.9px) 28vw, 31vw" />
            </div>
          )}
          <div className={`stack ${styles.words}`}>
            <h3 className="section-title">{name}</h3>
            <p className={styles.role}>{role[locale]}</p>
            {statement && <blockquote className={styles.statement}>{statement[locale]}</blockquote>}
            <p className={`muted ${styles.work}`}>{latestWork[locale]}</p>
            {languages.length > 0 && (
              <p className="muted">
                {fillPlaceholders(messages[locale].ABOUT_SPEAKS, {
                  languages: languageNames(languages, locale),
                })}
              </p>
            )}
            {(direct.phone ?? direct.email) && (
              <p className={styles.direct}>
                {direct.phone && <a href={phoneLink(direct.phone)}>{direct.phone}</a>}
                {direct.email && (
                  <a href={`mailto:${direct.email}`}>
                    {/* Breaks before the @ rather than within the domain. */}
                    {direct.email.split('@')[0]}
                    <wbr />@{direct.email.split('@')[1]}
                  </a>
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
