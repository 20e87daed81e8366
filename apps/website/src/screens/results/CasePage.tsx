import type { Case } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { Quote } from '../../components/Quote.tsx'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { CaseMonths } from './CaseMonths.tsx'
import { CaseOpening } from './CaseOpening.tsx'
import { CaseOptions } from './CaseOptions.tsx'
import styles from './CasePage.module.css'
import { NextCase } from './NextCase.tsx'

interface CasePageProps {
  locale: Locale
  reference: Case
  /** The case that the page leads on to, if there is another. */
  next: Case | undefined
}

/** The story of a reference: its figure by month, what was wrong, the choice, the work and its mistakes. */
export function CasePage({ locale, reference, next }: CasePageProps) {
  const t = messages[locale]
  const { story, quote, situation, work } = reference
  return (
    <>
      <CaseOpening locale={locale} reference={reference} />
      <section className={`grid ${styles.part}`}>
        <h2 className={`section-title ${styles.heading}`}>{t.CASE_PROBLEM}</h2>
        <p className="statement main-column">{situation[locale]}</p>
        <div className={`main-column ${styles.columns}`}>
          {story.problem.map((paragraph) => (
            <p key={paragraph.en}>{paragraph[locale]}</p>
          ))}
        </div>
      </section>
      {story.options && <CaseOptions locale={locale} options={story.options} />}
      <section className={`grid ${styles.part}`}>
        <div className={styles.solution}>
          <h2 className="section-title">{t.CASE_SOLUTION}</h2>
          <p className="card-title">{work[locale]}</p>
          {story.solution.map((paragraph) => (
            <p key={paragraph.en}>{paragraph[locale]}</p>
          ))}
        </div>
        <CaseMonths locale={locale} reference={reference} />
      </section>
      {story.setback && (
        <section className={`grid ${styles.setback}`}>
          <h2 className={styles.line}>{t.CASE_SETBACK}</h2>
          <div className={`main-column ${styles.columns}`}>
            {story.setback.map((paragraph) => (
              <p key={paragraph.en} className="lead">
                {paragraph[locale]}
              </p>
            ))}
          </div>
        </section>
      )}
      {quote && (
        <section className={`grid ${styles.part}`}>
          <div className={`main-column ${styles.quote}`}>
            <Quote locale={locale} quote={quote} />
          </div>
        </section>
      )}
      {next && <NextCase locale={locale} next={next} />}
      <CallToAction
        locale={locale}
        aside="next"
        line={t.CASE_CLOSING_LINE}
        text={t.CASE_CLOSING_TEXT}
        context={fillPlaceholders(t.CONTEXT_CASE, { title: story.title[locale] })}
      />
    </>
  )
}
