import type { Question } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import '../../styles/disclosure.css'
import styles from './Questions.module.css'

/** The questions of clients; each opens its answer. Place it in a `grid`. */
export function Questions({ locale, questions }: { locale: Locale; questions: Question[] }) {
  return (
    <div className={`main-column ${styles.questions}`}>
      {questions.map(({ question, answer }, index) => (
        <details key={question[locale]} id={`question-${index + 1}`}>
          <summary>
            <h3>{question[locale]}</h3>
          </summary>
          <p className="muted">{answer[locale]}</p>
        </details>
      ))}
    </div>
  )
}
