import { company } from '@site/company/facts/company.ts'
import { firstTalkTerms } from '@site/company/facts/engagement-texts.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { PageSections } from '../../sections/PageSections.tsx'
import { ResultPanels } from '../../sections/ResultPanels.tsx'
import { Statement } from '../../sections/Statement.tsx'
import { AreaPanels } from './AreaPanels.tsx'
import { FilmHero } from './FilmHero.tsx'
import { MethodSteps } from './MethodSteps.tsx'
import { PageCards } from './PageCards.tsx'

const firstSection = 'what-we-do'

/** The film with tagline and band, what the company does, its results, method and areas, and links to the other pages. */
export function HomePage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { engagement, references = [], steps = [] } = company
  const terms = firstTalkTerms(engagement, locale)
  const firstTalk = terms ? ` ${fillPlaceholders(t.FIRST_TALK, { terms })}` : ''
  return (
    <>
      <FilmHero locale={locale} nextId={firstSection} />
      <PageSections
        sections={[
          {
            id: firstSection,
            name: t.HOME_WHAT_LABEL,
            content: <Statement statement={t.HOME_WHAT_STATEMENT}>{t.HOME_WHAT_TEXT}</Statement>,
          },
          references.length > 0 && {
            id: 'results',
            name: t.HOME_RESULTS_LABEL,
            note: t.HOME_RESULTS_NOTE,
            ground: 'mist',
            content: <ResultPanels locale={locale} references={references} />,
          },
          steps.length > 0 && {
            name: t.HOME_METHOD_LABEL,
            content: <MethodSteps locale={locale} steps={steps} />,
          },
          {
            name: t.HOME_AREAS_LABEL,
            ground: 'night',
            content: <AreaPanels locale={locale} />,
          },
          {
            name: t.HOME_COMPANY_LABEL,
            content: <PageCards locale={locale} />,
          },
        ]}
      />
      <CallToAction
        locale={locale}
        aside="next"
        line={t.HOME_CLOSING_LINE}
        text={t.HOME_CLOSING_TEXT + firstTalk}
        scene="alpenglow"
      />
    </>
  )
}
