import type { Person } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { languageNames } from '@site/company/i18n/language-names.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { phoneLink } from '../../components/phone-link.ts'
import { ReliefImage } from '../../components/ReliefImage.tsx'
import styles from './PeopleList.module.css'

/** The people a client meets, introduced, and then those of whom only portrait, name and role are given. Place it in a `grid`. */
export function PeopleList({ locale, people }: { locale: Locale; people: Person[] }) {
  const isIntroduced = (person: Person) =>
    Object.keys(person).some((fact) => !['name', 'role', 'portrait'].includes(fact))
  const named = people.filter((person) => !isIntroduced(person))
  return (
    <>
      <ul className={`subgrid ${styles.people}`}>
        {people.filter(isIntroduced).map((person) => (
          <IntroducedPerson key={person.name} locale={locale} {...person} />
        ))}
      </ul>
      {named.length > 0 && (
        <ul className={`subgrid ${styles.named}`}>
          {named.map(({ name, role, portrait }) => (
            <li key={name}>
              {portrait && <Portrait relief={portrait} sizes="(max-width: 767.9px) 29vw, 15vw" />}
              <h3 className={styles.role}>{name}</h3>
              <p className="label muted">{role[locale]}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function IntroducedPerson(person: Person & { locale: Locale }) {
  const { locale, name, role, statement, languages = [], portrait } = person
  return (
    <li className={styles.person}>
      {portrait && <Portrait relief={portrait} sizes="(max-width: 767.9px) 28vw, 31vw" />}
      <div className={styles.words}>
        <h3 className="section-title">{name}</h3>
        <p className={styles.role}>{role[locale]}</p>
        {statement && <blockquote className={styles.statement}>{statement[locale]}</blockquote>}
        <div className={`stack ${styles.more}`}>
          {person.background && <p>{person.background[locale]}</p>}
          {person.latestWork && <p className="muted">{person.latestWork[locale]}</p>}
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
  )
}

const Portrait = (picture: { relief: string; sizes: string }) => (
  <div className={`portrait ${styles.portrait}`}>
    <ReliefImage {...picture} alt="" />
  </div>
)
