import { company } from '@site/company/facts/company.ts'
import type { Reference } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { casePath } from '@site/company/i18n/pages.ts'
import { BoxLink } from '../components/BoxLink.tsx'
import { capitalise } from '../components/capitalise.ts'
import { clientLine } from '../components/client-line.ts'
import { Icon } from '../components/Icon.tsx'
import { Quote } from '../components/Quote.tsx'
import { resultFigures, resultSentence } from '../components/result-texts.ts'
import { TerraceDrawing } from '../components/TerraceDrawing.tsx'
import '../styles/opening-card.css'
import '../styles/strong-grounds.css'
import styles from './ResultPanels.module.css'

const grounds = ['slate', 'night', 'mist', 'signal'] as const

/** The ground of a reference's panel, and of the page to which it leads: neighbours do not have the same. */
export const groundOf = (reference: Reference) =>
  grounds[(company.references?.indexOf(reference) ?? 0) % grounds.length] ?? 'slate'

interface ResultPanelsProps {
  locale: Locale
  references: Reference[]
}

/** Results as panels, each with the client's sentence, and ground and drawing of its page. Place it in a `grid`. */
export function ResultPanels({ locale, references }: ResultPanelsProps) {
  return (
    <ul className={styles.panels}>
      {references.map((reference, index) => {
        const { story, work, result, quote } = reference
        const sentence = capitalise(resultSentence(result, locale))
        return (
          <li
            key={index}
            className={`ground-${groundOf(reference)} ${styles.panel}`}
            data-opens={story && `ground-${story.slug}`}
          >
            <h3
              className={`section-title ${styles.title}`}
              data-name={story && `title-${story.slug}`}
            >
              {story ? (
                <BoxLink href={localizedPath(locale, casePath(story.slug))}>
                  {story.title[locale]}
                </BoxLink>
              ) : (
                sentence
              )}
            </h3>
            {story && <p>{sentence}.</p>}
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
            <p className={`label ${styles.client}`}>
              {clientLine(reference, locale)}
              {story && <Icon name="arrow-right" />}
            </p>
            <div className={styles.drawing} data-moves="">
              <TerraceDrawing
                reference={reference}
                id={story?.slug ?? String(index)}
                figures={resultFigures(result, locale)}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
