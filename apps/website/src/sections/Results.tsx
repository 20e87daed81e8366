import type { ComponentType } from 'react'
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
  /** The drawing, shown with the work; without it, what the client says is shown instead of both. */
  Drawing?: ComponentType<{ locale: Locale; reference: Reference; id: string }>
}

/** The results of assignments: a figure before and after, with its drawing or a quote. Place it in a `grid`. */
export function Results({ locale, references, Drawing }: ResultsProps) {
  return (
    <ul className={`${styles.results} ${Drawing ? '' : styles.quoted}`}>
      {references.map((reference, index) => {
        const { client, work, result, quote, story } = reference
        return (
          <li key={client[locale]} className={styles.result}>
            {Drawing && <Drawing locale={locale} reference={reference} id={String(index)} />}
            <h3>
              <ResultFigure locale={locale} result={result} />
            </h3>
            {!Drawing && quote ? (
              <Quote
                text={quote.text[locale]}
                name={quote.name}
                role={quote.role[locale]}
                size={index === 0 ? 'poster' : 'large'}
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
