import { areas } from '@site/company/i18n/areas.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './Areas.module.css'

/** The three areas of expertise, each with typical assignments. Home links to their ids. */
export function Areas({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const texts = [
    {
      area: areas.it,
      text: t.SERVICES_IT_TEXT,
      assignments: [
        t.SERVICES_IT_ASSIGNMENT_1,
        t.SERVICES_IT_ASSIGNMENT_2,
        t.SERVICES_IT_ASSIGNMENT_3,
      ],
    },
    {
      area: areas.engineering,
      text: t.SERVICES_ENGINEERING_TEXT,
      assignments: [
        t.SERVICES_ENGINEERING_ASSIGNMENT_1,
        t.SERVICES_ENGINEERING_ASSIGNMENT_2,
        t.SERVICES_ENGINEERING_ASSIGNMENT_3,
      ],
    },
    {
      area: areas.businessIntelligence,
      text: t.SERVICES_BI_TEXT,
      assignments: [
        t.SERVICES_BI_ASSIGNMENT_1,
        t.SERVICES_BI_ASSIGNMENT_2,
        t.SERVICES_BI_ASSIGNMENT_3,
      ],
    },
  ]
  return texts.map(({ area, text, assignments }) => (
    <section key={area.id} id={area.id} className={styles.area}>
      <h3 className="card-title">{t[area.name]}</h3>
      <p>{text}</p>
      <ul>
        {assignments.map((assignment) => (
          <li key={assignment}>{assignment}</li>
        ))}
      </ul>
    </section>
  ))
}
