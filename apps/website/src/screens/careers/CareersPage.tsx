import { company } from '@site/company/facts/company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { rangeDash } from '@site/company/i18n/typeset.ts'
import { PictureDrawing } from '../../components/PictureDrawing.tsx'
import { RisingDisc } from '../../components/RisingDisc.tsx'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { capitalise } from '../../components/capitalise.ts'
import { FactList, knownFacts } from '../../sections/FactList.tsx'
import { PageSections } from '../../sections/PageSections.tsx'
import { PageOpening } from '../../sections/PageOpening.tsx'
import '../../sections/header/header-over-opening.css'
import '../../styles/strong-grounds.css'
import { ApplicationSteps } from './ApplicationSteps.tsx'
import styles from './CareersPage.module.css'
import { HiringCard } from './HiringCard.tsx'

/** Whom the company hires, the steps of an application, and the working conditions. */
export function CareersPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { steps = [], place, workload, homeOffice } = company.careers ?? {}
  const facts = knownFacts([
    { name: t.CAREERS_PLACE, value: place && capitalise(place[locale]) },
    { name: t.CAREERS_WORKLOAD, value: workload && percentages(workload, t.CAREERS_PERCENT) },
    { name: t.CAREERS_HOME_OFFICE, value: homeOffice && capitalise(homeOffice[locale]) },
  ])
  return (
    <>
      <PageOpening
        locale={locale}
        title={t.CAREERS}
        lead={t.CAREERS_LEAD}
        picture="careers"
        drawing={
          <PictureDrawing>
            <circle cx="121" cy="192" r="10.8" className={styles.walker} />
          </PictureDrawing>
        }
        className={`ground-signal ${styles.layout}`}
      />
      <PageSections
        sections={[
          {
            name: company.jobSite ? t.CAREERS_LABEL : t.CAREERS_PROFILE_LABEL,
            content: <HiringCard locale={locale} />,
          },
          steps.length > 0 && {
            name: t.CAREERS_STEPS_LABEL,
            ground: 'mist',
            content: <ApplicationSteps locale={locale} steps={steps} />,
          },
          facts.length > 0 && {
            name: t.CAREERS_CONDITIONS_LABEL,
            content: <FactList facts={facts} />,
          },
        ]}
      />
      <CallToAction
        locale={locale}
        aside="call"
        line={t.CAREERS_CLOSING_LINE}
        text={t.CAREERS_CLOSING_TEXT}
        context={t.CONTEXT_APPLICATION}
        tone="quiet"
        ground="mist"
      >
        <RisingDisc />
      </CallToAction>
    </>
  )
}

/** "60–100%", or "80%" if there is only one. */
function percentages({ from, to }: { from: number; to: number }, percent: string): string {
  return fillPlaceholders(percent, { range: from === to ? `${to}` : `${from}${rangeDash}${to}` })
}
