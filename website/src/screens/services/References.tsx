import type { Reference } from '../../../../content/define-company.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { ResultFigure } from '../../components/ResultFigure.tsx'
import styles from './References.module.css'

interface ReferencesProps {
  locale: Locale
  references: Reference[]
}

/** Finished assignments as whole stories: the figure, the client, what was and what was done. */
export function References({ locale, references }: ReferencesProps) {
  return references.map(({ client, sector, situation, work, result, year, quote }) => (
    <article key={client[locale]} className={styles.story}>
      <div>
        <h3>
          <ResultFigure locale={locale} result={result} />
        </h3>
        <p className={`label ${styles.client}`}>
          {client[locale]}
          <br />
          {sector[locale]}, {year}
        </p>
      </div>
      <div className={styles.text}>
        <p className={styles.situation}>{situation[locale]}</p>
        <p>{work[locale]}</p>
        {quote && (
          <figure className={styles.quote}>
            <blockquote>{quote.text[locale]}</blockquote>
            <figcaption className="label">
              {quote.name}, {quote.role[locale]}
            </figcaption>
          </figure>
        )}
      </div>
    </article>
  ))
}
