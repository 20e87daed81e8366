import type { Reference } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { casePath } from '@site/company/i18n/pages.ts'
import { clientLine } from '../../components/client-line.ts'
import { Quote } from '../../components/Quote.tsx'
import { ResultFigure } from '../../components/ResultFigure.tsx'
import styles from './References.module.css'

interface ReferencesProps {
  locale: Locale
  references: Reference[]
}

/** Finished assignments in full: result, client, situation, work and quote. */
export function References({ locale, references }: ReferencesProps) {
  return references.map((reference) => {
    const { client, situation, work, result, quote, story } = reference
    return (
      <article key={client[locale]} className={styles.story}>
        <div className="stack">
          <h3>
            <ResultFigure locale={locale} result={result} />
          </h3>
          <p>{clientLine(reference, locale)}</p>
        </div>
        <div className="stack">
          <p className="muted">{situation[locale]}</p>
          <p>{work[locale]}</p>
          {quote && (
            <Quote
              text={quote.text[locale]}
              name={quote.name}
              role={quote.role[locale]}
              size="large"
            />
          )}
          {story && (
            <p>
              <a className="underlined" href={localizedPath(locale, casePath(story.slug))}>
                {story.title[locale]}
              </a>
            </p>
          )}
        </div>
      </article>
    )
  })
}
