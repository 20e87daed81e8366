import type { Reference } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { casePath } from '@site/company/i18n/pages.ts'
import { BoxLink } from '../components/BoxLink.tsx'
import { clientLine } from '../components/client-line.ts'
import { Icon } from '../components/Icon.tsx'
import { Quote } from '../components/Quote.tsx'
import { ResultFigure } from '../components/ResultFigure.tsx'
import styles from './Results.module.css'

interface ResultsProps {
  locale: Locale
  references: Reference[]
}

/** The results of assignments: a figure before and after, with what the client says, or the work. Place it in a `grid`. */
export function Results({ locale, references }: ResultsProps) {
  return (
    <ul>
      {references.map((reference) => {
        const { client, work, result, quote, story } = reference
        return (
          <li key={client[locale]} className={`stack ${styles.result}`}>
            <h3 className="stack">
              <ResultFigure locale={locale} result={result} />
            </h3>
            {quote ? (
              <Quote
                text={quote.text[locale]}
                name={quote.name}
                role={quote.role[locale]}
                className={styles.quote}
              />
            ) : (
              <p className="muted">{work[locale]}</p>
            )}
            <p>{clientLine(reference, locale)}</p>
            {story && (
              <p className={styles.link}>
                <BoxLink href={localizedPath(locale, casePath(story.slug))}>
                  {story.title[locale]}
                </BoxLink>
                <Icon name="arrow-right" />
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
