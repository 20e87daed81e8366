import type { Reference } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { casePath } from '@site/company/i18n/pages.ts'
import { clientLine } from '../../components/client-line.ts'
import { Quote } from '../../components/Quote.tsx'
import { ResultFigure } from '../../components/ResultFigure.tsx'
import { TerraceDrawing } from '../../components/TerraceDrawing.tsx'
import styles from './References.module.css'

interface ReferencesProps {
  locale: Locale
  references: Reference[]
}

/** Finished assignments: result, client and quote, with the page that tells the rest, or else situation and work. */
export function References({ locale, references }: ReferencesProps) {
  return references.map((reference, index) => {
    const { client, situation, work, result, quote, story } = reference
    return (
      <article key={client[locale]} className={styles.story}>
        <div className="stack">
          <div className={styles.drawing}>
            <TerraceDrawing reference={{ result, story }} id={story?.slug ?? String(index)} />
          </div>
          <h3>
            <ResultFigure locale={locale} result={result} />
          </h3>
          <p>{clientLine(reference, locale)}</p>
        </div>
        <div className="stack">
          {!story && (
            <>
              <p className="muted">{situation[locale]}</p>
              <p>{work[locale]}</p>
            </>
          )}
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
