import { company } from '@site/company/facts/company.ts'
import {
  dayRateTerms,
  firstTalkTerms,
  noticeTerms,
  surveyTerms,
} from '@site/company/facts/engagement-texts.ts'
import { countedText } from '@site/company/i18n/counted-text.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { FactList } from '../../sections/FactList.tsx'
import { hasAssignments } from '../../sections/has-assignments.ts'
import { knownFacts } from '../../sections/known-facts.ts'
import { NumberedSections } from '../../sections/NumberedSections.tsx'
import { PageOpening } from '../../sections/PageOpening.tsx'
import { Areas } from './Areas.tsx'
import { Questions } from './Questions.tsx'
import { References } from './References.tsx'
import { ServicesCard } from './ServicesCard.tsx'
import styles from './ServicesPage.module.css'
import { SurveyPrices } from './SurveyPrices.tsx'
import { Survey } from './survey/Survey.tsx'

/**
 * The four paragraphs, the team picture and the card of services (specification, section 1), then the
 * areas, a sample of an assessment, references, costs and questions.
 */
export function ServicesPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { services, engagement, references = [], questions = [], surveySystems = [] } = company
  const terms = knownFacts([
    { name: t.COSTS_FIRST_TALK, value: firstTalkTerms(engagement, locale) },
    { name: t.COSTS_SURVEY, value: surveyTerms(engagement, locale) },
    { name: t.COSTS_WORK, value: dayRateTerms(engagement, locale) },
    { name: t.COSTS_NOTICE, value: noticeTerms(engagement, locale) },
  ])
  return (
    <>
      <PageOpening
        locale={locale}
        title={t.SERVICES}
        picture="team"
        lead={countedText(services.length, t.SERVICES_OPENING_ONE, t.SERVICES_OPENING, locale)}
        caption={t.SERVICES_IMAGE_CAPTION}
        className={styles.opening}
      >
        <ServicesCard locale={locale} />
      </PageOpening>
      <NumberedSections
        sections={[
          {
            name: t.SERVICES_OFFER_LABEL,
            content: (
              <>
                <p className={`main-column card-title ${styles.lead}`}>{t.SERVICES_LEAD}</p>
                <div className={`main-column ${styles.paragraphs}`}>
                  <p>{t.SERVICES_SPECIALISTS}</p>
                  <p>{t.SERVICES_ADVICE}</p>
                  <p>{t.SERVICES_PRICES}</p>
                </div>
              </>
            ),
          },
          {
            name: hasAssignments() ? t.SERVICES_AREAS_LABEL : t.HOME_AREAS_LABEL,
            content: <Areas locale={locale} />,
          },
          surveySystems.length > 0 && {
            name: t.SURVEY_LABEL,
            ground: 'mist',
            content: <Survey locale={locale} systems={surveySystems} />,
          },
          references.length > 0 && {
            id: 'results',
            name: t.SERVICES_REFERENCES_LABEL,
            content: <References locale={locale} references={references} />,
          },
          terms.length > 0 && {
            name: t.SERVICES_COSTS_LABEL,
            content: (
              <>
                <FactList facts={terms} />
                {engagement && <SurveyPrices locale={locale} engagement={engagement} />}
              </>
            ),
          },
          questions.length > 0 && {
            name: t.SERVICES_QUESTIONS_LABEL,
            content: <Questions locale={locale} questions={questions} />,
          },
        ]}
      />
      <CallToAction
        locale={locale}
        aside="call"
        line={t.SERVICES_CLOSING_LINE}
        text={t.SERVICES_CLOSING_TEXT}
        context={t.CONTEXT_SERVICES}
      />
    </>
  )
}
