import { company } from '../../../../content/company.ts'
import { fillPlaceholders } from '../../../../i18n/fill-placeholders.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { SectionRule } from '../../components/SectionRule.tsx'
import { ClosingCall } from '../../sections/ClosingCall.tsx'
import { PageOpening } from '../../sections/PageOpening.tsx'
import { PartnersText } from './PartnersText.tsx'

/** The three paragraphs on partnerships, and how to become a partner. */
export function PartnersPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const contact = localizedPath(locale, 'contact')
  return (
    <>
      <PageOpening
        title={t.PARTNERS}
        lead={fillPlaceholders(t.PARTNERS_LEAD, { town: company.town[locale] })}
        relief="partners"
        alt={t.PARTNERS_IMAGE_ALT}
        caption={t.PARTNERS_IMAGE_CAPTION}
      />
      <section className="grid section">
        <SectionRule number="01" name={t.PARTNERS_LABEL} />
        <PartnersText
          intro={t.PARTNERS_INTRO}
          solutions={t.PARTNERS_SOLUTIONS}
          expansion={t.PARTNERS_EXPANSION}
          become={{ label: t.PARTNERS_BECOME, href: contact }}
        />
      </section>
      <ClosingCall
        line={t.CLOSING_LINE}
        text={t.CLOSING_TEXT}
        button={t.CLOSING_BUTTON}
        href={contact}
      />
    </>
  )
}
