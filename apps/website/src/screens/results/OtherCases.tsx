import type { Case } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { casePath } from '@site/company/i18n/pages.ts'
import { BoxLink } from '../../components/BoxLink.tsx'
import { clientLine } from '../../components/client-line.ts'
import { CaseDrawing, resultSentence } from './CaseDrawing.tsx'
import { caseGround } from './case-ground.ts'
import styles from './OtherCases.module.css'

/** Cases as panels, each with the ground and the drawing of the page to which it leads. Place it in a `grid`. */
export function OtherCases({ locale, cases }: { locale: Locale; cases: Case[] }) {
  return (
    <ul className={`only-screen ${styles.cases}`}>
      {cases.map((reference) => (
        <li
          key={reference.story.slug}
          className={`ground-${caseGround(reference)} ${styles.case}`}
          data-moves=""
        >
          <p className="label muted">{clientLine(reference, locale)}</p>
          <h3 className={`statement ${styles.title}`}>
            <BoxLink href={localizedPath(locale, casePath(reference.story.slug))}>
              {reference.story.title[locale]}
            </BoxLink>
          </h3>
          <p>{resultSentence(reference, locale)}</p>
          <div className={styles.drawing}>
            <CaseDrawing locale={locale} reference={reference} />
          </div>
        </li>
      ))}
    </ul>
  )
}
