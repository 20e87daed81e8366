import type { Reference } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { ResultFigure } from '../../components/ResultFigure.tsx'
import styles from './References.module.css'

interface ReferencesProps {
  locale: Locale
  references: Reference[]
}

/** Finished assignments in full: result, client, situation, work and quote. */
export function References({ locale, references }: ReferencesProps) {
  return references.map(({ client, sector, situation, work, result, year, quote }) => (
    <article key={client[locale]} className={styles.story}>
      <div>
        <h3>
          <ResultFigure locale={locale} result={result} />
        </h3>
        <p>{[client[locale], sector?.[locale], year].filter(Boolean).join(', ')}</p>
      </div>
      <div>
        <p className="muted">{situation[locale]}</p>
        <p>{work[locale]}</p>
        {quote && (
          <figure>
            <blockquote className="lead">{quote.text[locale]}</blockquote>
            <figcaption className="muted">{`${quote.name}, ${quote.role[locale]}`}</figcaption>
          </figure>
        )}
      </div>
    </article>
  ))
}
