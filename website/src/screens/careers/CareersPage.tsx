import { company } from '../../../../company/company.ts'
import { fillPlaceholders } from '../../../../i18n/fill-placeholders.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { FactList } from '../../sections/FactList.tsx'
import { NumberedSections } from '../../sections/NumberedSections.tsx'
import { openingPicture } from '../../sections/opening-picture.ts'
import { PageOpening } from '../../sections/PageOpening.tsx'
import { ApplicationSteps } from './ApplicationSteps.tsx'
import opening from './CareersOpening.module.css'
import { HiringCard } from './HiringCard.tsx'
import { positionFacts } from './position-facts.ts'

/**
 * The hiring card with a link to the job site, if there is one, the steps of an application, and facts
 * about the positions.
 */
export function CareersPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { steps = [], email } = company.careers ?? {}
  const { jobSite } = company
  const facts = positionFacts(company, locale)
  const write = {
    label: t.CAREERS_WRITE,
    href: email ? `mailto:${email}` : localizedPath(locale, 'contact'),
  }
  return (
    <>
      <PageOpening
        title={t.CAREERS}
        lead={fillPlaceholders(t.CAREERS_LEAD, { town: company.town[locale] })}
        picture={openingPicture({ relief: 'careers', alt: t.CAREERS_IMAGE_ALT }, locale)}
        composition={opening.composition}
      />
      <NumberedSections
        sections={[
          {
            name: jobSite ? t.CAREERS_LABEL : t.CAREERS_PROFILE_LABEL,
            content: (
              <HiringCard
                headline={t.CAREERS_HEADLINE}
                text={t.CAREERS_TEXT}
                vacancies={
                  jobSite
                    ? {
                        jobSite,
                        text: t.CAREERS_JOB_SITE,
                        contactText: t.CAREERS_CONTACT,
                        newTab: t.OPENS_IN_NEW_TAB,
                      }
                    : undefined
                }
                write={write}
                apply={t.CAREERS_APPLY}
              />
            ),
          },
          steps.length > 0 && {
            name: t.CAREERS_STEPS_LABEL,
            content: (
              <ApplicationSteps
                steps={steps.map(({ title, text }) => ({
                  title: title[locale],
                  text: text[locale],
                }))}
              />
            ),
          },
          facts.length > 0 && {
            name: t.CAREERS_CONDITIONS_LABEL,
            content: <FactList facts={facts} />,
          },
        ]}
      />
      <CallToAction
        line={t.CAREERS_CLOSING_LINE}
        text={t.CAREERS_CLOSING_TEXT}
        button={t.CLOSING_BUTTON}
        href={localizedPath(locale, 'contact')}
        context={t.CONTEXT_APPLICATION}
        tone="quiet"
      />
    </>
  )
}
