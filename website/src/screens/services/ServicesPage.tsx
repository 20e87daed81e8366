import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { SectionRule } from '../../components/SectionRule.tsx'
import { ClosingCall } from '../../sections/ClosingCall.tsx'
import { PageOpening } from '../../sections/PageOpening.tsx'
import { ServicesOffer } from './ServicesOffer.tsx'

/** The four paragraphs, the team picture and the card of nine services (specification, section 1). */
export function ServicesPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  return (
    <>
      <PageOpening
        title={t.SERVICES}
        relief="team"
        alt={t.SERVICES_IMAGE_ALT}
        caption={t.SERVICES_IMAGE_CAPTION}
      />
      <section className="grid section">
        <SectionRule number="01" name={t.SERVICES_OFFER_LABEL} />
        <ServicesOffer
          lead={t.SERVICES_LEAD}
          paragraphs={[t.SERVICES_SPECIALISTS, t.SERVICES_ADVICE, t.SERVICES_PRICES]}
          card={{
            title: t.SERVICES_TRUST_TITLE,
            text: t.SERVICES_TRUST_TEXT,
            services: [
              t.SERVICE_BUSINESS_ANALYSIS,
              t.SERVICE_PROJECT_PLANNING,
              t.SERVICE_PROJECT_COORDINATION,
              t.SERVICE_RESOURCE_ORGANISATION,
              t.SERVICE_RISK_MANAGEMENT,
              t.SERVICE_INFRASTRUCTURE,
              t.SERVICE_SECURITY,
              t.SERVICE_PROCESSES,
              t.SERVICE_QUALITY,
            ],
          }}
        />
      </section>
      <ClosingCall
        line={t.CLOSING_LINE}
        text={t.CLOSING_TEXT}
        button={t.CLOSING_BUTTON}
        href={localizedPath(locale, 'contact')}
      />
    </>
  )
}
