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
import { Areas } from './Areas.tsx'
import { costTerms } from './cost-terms.ts'
import { Questions } from './Questions.tsx'
import { References } from './References.tsx'
import { servicesOf } from './service-list.ts'
import { ServicesCard } from './ServicesCard.tsx'
import opening from './ServicesOpening.module.css'
import { ServicesText } from './ServicesText.tsx'
import { SpecimenReport } from './SpecimenReport.tsx'

/**
 * The four paragraphs, the team picture and the card of nine services (specification, section 1), then the
 * areas, a sample report, references, costs and questions.
 */
export function ServicesPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { references = [], questions = [] } = company
  const terms = costTerms(company.engagement, locale)
  return (
    <>
      <PageOpening
        title={t.SERVICES}
        lead={t.SERVICES_OPENING}
        picture={openingPicture(
          {
            relief: 'team',
            alt: t.SERVICES_IMAGE_ALT,
            caption: fillPlaceholders(t.SERVICES_IMAGE_CAPTION, { town: company.town[locale] }),
          },
          locale,
        )}
        composition={opening.composition}
      >
        <ServicesCard
          title={t.SERVICES_TRUST_TITLE}
          text={t.SERVICES_TRUST_TEXT}
          services={servicesOf(t)}
        />
      </PageOpening>
      <NumberedSections
        sections={[
          {
            name: t.SERVICES_OFFER_LABEL,
            content: (
              <ServicesText
                lead={t.SERVICES_LEAD}
                paragraphs={[t.SERVICES_SPECIALISTS, t.SERVICES_ADVICE, t.SERVICES_PRICES]}
              />
            ),
          },
          { name: t.SERVICES_AREAS_LABEL, content: <Areas locale={locale} /> },
          { name: t.SPECIMEN_LABEL, content: <SpecimenReport locale={locale} /> },
          references.length > 0 && {
            name: t.SERVICES_REFERENCES_LABEL,
            content: <References locale={locale} references={references} />,
          },
          terms.length > 0 && { name: t.SERVICES_COSTS_LABEL, content: <FactList facts={terms} /> },
          questions.length > 0 && {
            name: t.SERVICES_QUESTIONS_LABEL,
            content: <Questions locale={locale} questions={questions} />,
          },
        ]}
      />
      <CallToAction
        line={t.SERVICES_CLOSING_LINE}
        text={t.SERVICES_CLOSING_TEXT}
        button={t.CLOSING_BUTTON}
        href={localizedPath(locale, 'contact')}
        context={t.CONTEXT_SERVICES}
      />
    </>
  )
}
