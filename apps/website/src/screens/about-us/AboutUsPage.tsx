import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { PictureDrawing } from '../../components/PictureDrawing.tsx'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { PageSections } from '../../sections/PageSections.tsx'
import { PageOpening } from '../../sections/PageOpening.tsx'
import styles from './AboutUsPage.module.css'
import { CompanyCard } from './CompanyCard.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import { PeopleList } from './PeopleList.tsx'

/** About the company: what it does, its people, its values and its facts. */
export function AboutUsPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { people = [], steps = [] } = company
  const independence = {
    none: [t.ABOUT_INDEPENDENCE, t.ABOUT_INDEPENDENCE_TEXT],
    disclosed: [t.ABOUT_COMMISSIONS, t.ABOUT_COMMISSIONS_TEXT],
  }
  const values = [
    ...(company.partnerCommission ? [independence[company.partnerCommission]] : []),
    [t.ABOUT_CONTINUITY, t.ABOUT_CONTINUITY_TEXT],
    [t.ABOUT_HANDOVER, t.ABOUT_HANDOVER_TEXT],
  ]
  return (
    <>
      <PageOpening
        locale={locale}
        title={t.ABOUT_US}
        lead={t.ABOUT_LEAD}
        picture="about"
        drawing={
          // The picture has room for three.
          steps.length === 3 && (
            <PictureDrawing labels={steps.map(({ title }) => title[locale])} places={styles.points}>
              {/* The route up the massif, with a point for each label. */}
              <g className={styles.climb}>
                <path className={styles.route} d="M330 262 298 202 306 170 281 142 262 130" />
                <circle cx="298" cy="202" r="3" />
                <circle cx="306" cy="170" r="3" />
                <circle cx="281" cy="142" r="3" />
              </g>
            </PictureDrawing>
          )
        }
        className={styles.layout}
      >
        <CompanyCard locale={locale} />
      </PageOpening>
      <PageSections
        sections={[
          people.length > 0 && {
            name: t.ABOUT_PEOPLE_LABEL,
            ground: 'mist',
            content: <PeopleList locale={locale} people={people} />,
          },
          {
            name: t.ABOUT_VALUES_LABEL,
            content: (
              <>
                <div className={`stack ${styles.promises}`}>
                  {values.map(([title, text]) => (
                    <section key={title} className="stack">
                      <h3 className="statement">{title}</h3>
                      <p className="lead">{text}</p>
                    </section>
                  ))}
                </div>
                <CompanyFacts locale={locale} />
              </>
            ),
          },
        ]}
      />
      <CallToAction
        locale={locale}
        aside="call"
        line={t.ABOUT_CLOSING_LINE}
        text={t.ABOUT_CLOSING_TEXT}
        scene="blue-hour"
      />
    </>
  )
}
