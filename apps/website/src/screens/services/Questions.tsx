import type { Question } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import '../../styles/disclosure.css'
import styles from './Questions.module.css'

/** The questions of clients; each opens its answer, and moves only those below it. Place it in a `grid`. */
export function Questions({ locale, questions }: { locale: Locale; questions: Question[] }) {
  const half = Math.ceil(questions.length / 2)
  return (
    <div className={`stack ${styles.questions}`}>
      {[questions.slice(0, half), questions.slice(half)].map((column, index) => (
        <div key={index}>
          {column.map(({ question, answer }, position) => (
            <details key={question[locale]} id={`question-${index * half + position + 1}`}>
              <summary>
                <h3>{question[locale]}</h3>
              </summary>
              <p className="muted">{answer[locale]}</p>
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
