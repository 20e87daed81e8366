import type { Case } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { casePath } from '@site/company/i18n/pages.ts'
import { BoxLink } from '../../components/BoxLink.tsx'
import { clientLine } from '../../components/client-line.ts'
import { TerraceDrawing } from '../../components/TerraceDrawing.tsx'
import styles from './NextCase.module.css'

/** The way on to the next case, with its drawing. */
export function NextCase({ locale, next }: { locale: Locale; next: Case }) {
  const { story } = next
  return (
    <section className={`grid ${styles.next}`}>
      <div className={styles.text}>
        <h2 className="label">{messages[locale].CASE_NEXT}</h2>
        <p className="statement">
          <BoxLink href={localizedPath(locale, casePath(story.slug))}>
            {story.title[locale]}
          </BoxLink>
        </p>
        <p className="muted">{clientLine(next, locale)}</p>
      </div>
      <div className={styles.drawing}>
        <TerraceDrawing reference={next} id={story.slug} />
      </div>
    </section>
  )
}
