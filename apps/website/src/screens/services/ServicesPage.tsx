import { company } from '@site/company/facts/company.ts'
import {
  dayRateTerms,
  firstTalkTerms,
  noticeTerms,
  surveyTerms,
  vatNote,
} from '@site/company/facts/engagement-texts.ts'
import { countedText } from '@site/company/i18n/counted-text.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { capitalise } from '../../components/capitalise.ts'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { FactList, knownFacts } from '../../sections/FactList.tsx'
import { PageSections } from '../../sections/PageSections.tsx'
import { PageOpening } from '../../sections/PageOpening.tsx'
import { Paragraphs } from '../../sections/Paragraphs.tsx'
import { Statement } from '../../sections/Statement.tsx'
import { Areas } from './Areas.tsx'
import { Questions } from './Questions.tsx'
import { ServicesCard } from './ServicesCard.tsx'
import styles from './ServicesPage.module.css'
import { Survey } from './survey/Survey.tsx'
import { SurveyPrices } from './SurveyPrices.tsx'

/** The specified paragraphs, picture and card of services, then a sample assessment, areas, costs and questions. */
export function ServicesPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { areas, services, engagement, questions = [], surveySystems = [] } = company
  const terms = knownFacts([
    { name: t.COSTS_FIRST_TALK, value: firstTalkTerms(engagement, locale) },
    { name: t.COSTS_SURVEY, value: surveyTerms(engagement, locale) },
    { name: t.COSTS_WORK, value: dayRateTerms(engagement, locale) },
    { name: t.COSTS_NOTICE, value: noticeTerms(engagement, locale) },
  ])
  const hasAssignments = areas.some(({ assignments }) => assignments?.length)
  const sizes = engagement?.survey?.sizes ?? []
  return (
    <>
      <PageOpening
        locale={locale}
        title={t.SERVICES}
        picture="team"
        lead={countedText(services.length, t.SERVICES_OPENING_ONE, t.SERVICES_OPENING, locale)}
        className={styles.opening}
      >
        <ServicesCard locale={locale} />
      </PageOpening>
      <PageSections
        sections={[
          {
            name: t.SERVICES_OFFER_LABEL,
            content: (
              <>
                <Statement statement={t.SERVICES_LEAD} />
                <Paragraphs
                  texts={[t.SERVICES_SPECIALISTS, t.SERVICES_ADVICE, t.SERVICES_PRICES]}
                />
              </>
            ),
          },
          surveySystems.length > 0 && {
            id: 'survey',
            name: t.SURVEY_LABEL,
            ground: 'mist',
            content: <Survey locale={locale} systems={surveySystems} />,
          },
          {
            name: hasAssignments ? t.SERVICES_AREAS_LABEL : t.HOME_AREAS_LABEL,
            note: capitalise(vatNote(engagement, locale) || ''),
            content: <Areas locale={locale} />,
          },
          terms.length > 0 && {
            id: 'costs',
            name: t.SERVICES_COSTS_LABEL,
            ground: 'night',
            content: (
              <>
                <FactList facts={terms} nameClass="lead" />
                {sizes.length > 0 && <SurveyPrices locale={locale} sizes={sizes} />}
              </>
            ),
          },
          questions.length > 0 && {
            id: 'questions',
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
        scene="moonlight"
      />
    </>
  )
}
