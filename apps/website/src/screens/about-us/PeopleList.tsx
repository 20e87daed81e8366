import type { Person } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { languageNames } from '@site/company/i18n/language-names.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { phoneLink } from '../../components/phone-link.ts'
import { ReliefImage } from '../../components/ReliefImage.tsx'
import styles from './PeopleList.module.css'

/** The people a client meets: portrait, name, role, own words, background, latest work, languages, direct line. Place it in a `grid`. */
export function PeopleList({ locale, people }: { locale: Locale; people: Person[] }) {
  return (
    <ul className={`subgrid ${styles.people}`}>
      {people.map(({ name, role, statement, languages = [], portrait, ...person }) => (
        <li key={name} className={styles.person}>
          {portrait && (
            <div className={`portrait ${styles.portrait}`}>
              <ReliefImage relief={portrait} alt="" sizes="(max-width: 767.9px) 28vw, 31vw" />
            </div>
          )}
          <div className={styles.words}>
            <h3 className="section-title">{name}</h3>
            <p className={styles.role}>{role[locale]}</p>
            {statement && <blockquote className={styles.statement}>{statement[locale]}</blockquote>}
            <div className={`stack ${styles.more}`}>
              {person.background && <p>{person.background[locale]}</p>}
              <p className="muted">{person.latestWork[locale]}</p>
              {languages.length > 0 && (
                <p className="muted">
                  {fillPlaceholders(messages[locale].ABOUT_SPEAKS, {
                    languages: languageNames(languages, locale),
                  })}
                </p>
              )}
              {(person.phone ?? person.email) && (
                <p className={styles.direct}>
                  {person.phone && <a href={phoneLink(person.phone)}>{person.phone}</a>}
                  {person.email && (
                    <a href={`mailto:${person.email}`}>
                      {/* Breaks before the @ rather than within the domain. */}
                      {person.email.split('@')[0]}
                      <wbr />@{person.email.split('@')[1]}
                    </a>
                  )}
                </p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
