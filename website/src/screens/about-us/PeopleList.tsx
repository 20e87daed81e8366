import type { Person } from '../../../../company/define-company.ts'
import { fillPlaceholders } from '../../../../i18n/fill-placeholders.ts'
import { languageNames } from '../../../../i18n/language-names.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { ReliefImage } from '../../components/ReliefImage.tsx'
import styles from './PeopleList.module.css'

interface PeopleListProps {
  people: Person[]
  locale: Locale
  /** The text with the languages of a person: "Speaks {languages}". */
  speaks: string
}

/** The people a client meets: portrait, name, role, latest work, languages. Place it in a `grid`. */
export function PeopleList({ people, locale, speaks }: PeopleListProps) {
  return (
    <ul className={`subgrid ${styles.people}`}>
      {people.map(({ name, role, latestWork, languages = [], portrait }) => (
        <li key={name} className={styles.person}>
          {portrait && (
            <div className={styles.portrait}>
              <ReliefImage relief={portrait} alt="" sizes="(max-width: 767.9px) 28vw, 31vw" />
            </div>
          )}
          <h3 className={styles.name}>{name}</h3>
          <p className={`label ${styles.role}`}>{role[locale]}</p>
          <p className={styles.work}>{latestWork[locale]}</p>
          {languages.length > 0 && (
            <p className={`label ${styles.languages}`}>
              {fillPlaceholders(speaks, { languages: languageNames(languages, locale) })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
