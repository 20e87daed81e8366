import type { ReactNode } from 'react'
import { company } from '../../../../content/company.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { SectionRule } from '../../components/SectionRule.tsx'
import { ClosingCall } from '../../sections/ClosingCall.tsx'
import { PageOpening } from '../../sections/PageOpening.tsx'
import { Areas } from './Areas.tsx'
import { Costs } from './Costs.tsx'
import { costTerms } from './cost-terms.ts'
import { Questions } from './Questions.tsx'
import { References } from './References.tsx'
import { servicesOf } from './service-list.ts'
import { ServicesOffer } from './ServicesOffer.tsx'
import { SpecimenReport } from './SpecimenReport.tsx'

/**
 * The four paragraphs, the team picture and the card of nine services (specification, section 1), then
 * what a client asks next: areas, a page of the report, results, costs and terms.
 */
export function ServicesPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { references = [], questions = [] } = company
  const terms = costTerms(company.engagement, locale)
  const sections: (readonly [name: string, content: ReactNode])[] = [
    [
      t.SERVICES_OFFER_LABEL,
      <ServicesOffer
        lead={t.SERVICES_LEAD}
        paragraphs={[t.SERVICES_SPECIALISTS, t.SERVICES_ADVICE, t.SERVICES_PRICES]}
        card={{
          title: t.SERVICES_TRUST_TITLE,
          text: t.SERVICES_TRUST_TEXT,
          services: servicesOf(t),
        }}
      />,
    ],
    [t.SERVICES_AREAS_LABEL, <Areas locale={locale} />],
    [t.SPECIMEN_LABEL, <SpecimenReport locale={locale} />],
  ]
  if (references.length > 0) {
    const stories = <References locale={locale} references={references} />
    sections.push([t.SERVICES_REFERENCES_LABEL, stories])
  }
  if (terms.length > 0) sections.push([t.SERVICES_COSTS_LABEL, <Costs terms={terms} />])
  if (questions.length > 0) {
    const answers = <Questions locale={locale} questions={questions} />
    sections.push([t.SERVICES_QUESTIONS_LABEL, answers])
  }
  return (
    <>
      <PageOpening
        title={t.SERVICES}
        lead={t.SERVICES_OPENING}
        relief="team"
        alt={t.SERVICES_IMAGE_ALT}
        caption={t.SERVICES_IMAGE_CAPTION}
      />
      {sections.map(([name, content], index) => (
        <section key={name} className="grid section">
          <SectionRule number={String(index + 1).padStart(2, '0')} name={name} />
          {content}
        </section>
      ))}
      <ClosingCall
        line={t.SERVICES_CLOSING_LINE}
        text={t.SERVICES_CLOSING_TEXT}
        button={t.CLOSING_BUTTON}
        href={localizedPath(locale, 'contact')}
      />
    </>
  )
}
