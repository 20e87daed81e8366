import type { Reference } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { formatMonth } from '@site/company/i18n/format-date.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { casePath } from '@site/company/i18n/pages.ts'
import { BoxLink } from '../components/BoxLink.tsx'
import { capitalise } from '../components/capitalise.ts'
import { clientLine } from '../components/client-line.ts'
import { Icon } from '../components/Icon.tsx'
import { Quote } from '../components/Quote.tsx'
import { ResultFigure } from '../components/ResultFigure.tsx'
import { TerraceDrawing } from '../components/TerraceDrawing.tsx'
import styles from './Results.module.css'

interface ResultsProps {
  locale: Locale
  references: Reference[]
  /** Shows what the client says instead of the drawing and the work. */
  withQuotes?: boolean
}

/** The results of assignments: a figure before and after, with its drawing or a quote. Place it in a `grid`. */
export function Results({ locale, references, withQuotes = false }: ResultsProps) {
  return (
    <ul className={styles.results}>
      {references.map((reference, index) => {
        const { client, work, result, quote, story } = reference
        return (
          <li key={client[locale]} className={`${styles.result} ${withQuotes ? '' : styles.drawn}`}>
            {!withQuotes && (
              <div className={styles.drawing}>
                <TerraceDrawing reference={reference} id={story?.slug ?? String(index)} />
                {story && (
                  <p className={`label muted ${styles.months}`}>
                    <span>{monthOf(story.months[0], locale)}</span>
                    <span>{monthOf(story.months.at(-1), locale)}</span>
                  </p>
                )}
              </div>
            )}
            <h3>
              <ResultFigure locale={locale} result={result} />
            </h3>
            {withQuotes && quote ? (
              <Quote
                text={quote.text[locale]}
                name={quote.name}
                role={quote.role[locale]}
                size="large"
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

const monthOf = (figure: { month: string } | undefined, locale: Locale) =>
  figure && capitalise(formatMonth(figure.month, locale))
