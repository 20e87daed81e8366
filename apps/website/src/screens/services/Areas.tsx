import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import styles from './Areas.module.css'

/** The areas of expertise, each with typical assignments. Home links to their ids. Place it in a `grid`. */
export function Areas({ locale }: { locale: Locale }) {
  return (
    <div className={`subgrid ${styles.areas}`}>
      {company.areas.map(({ id, name, text, assignments = [] }) => (
        <section key={id} id={id} className={`stack ${styles.area}`}>
          <h3 className="card-title">{name[locale]}</h3>
          <p>{text[locale]}</p>
          {assignments.length > 0 && (
            <ul>
              {assignments.map((assignment) => (
                <li key={assignment[locale]}>{assignment[locale]}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
