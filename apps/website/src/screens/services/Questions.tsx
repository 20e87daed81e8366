import type { Question } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import styles from './Questions.module.css'

interface QuestionsProps {
  locale: Locale
  questions: Question[]
}

/** The questions of clients; each opens its answer. Place it in a `grid`. */
export function Questions({ locale, questions }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question[locale]}>
          <summary>
            <h3>{question[locale]}</h3>
          </summary>
          <p className="muted">{answer[locale]}</p>
        </details>
      ))}
    </div>
  )
}
