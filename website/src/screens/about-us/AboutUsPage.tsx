import { company } from '../../../../content/company.ts'
import { fillPlaceholders } from '../../../../i18n/fill-placeholders.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { SectionRule } from '../../components/SectionRule.tsx'
import { ClosingCall } from '../../sections/ClosingCall.tsx'
import { PageOpening } from '../../sections/PageOpening.tsx'
import { Rows } from '../../sections/Rows.tsx'
import { Statement } from '../../sections/Statement.tsx'
import { CompanyCard } from './CompanyCard.tsx'

/** Who the company is: its card with the three areas of expertise, and what it values. */
export function AboutUsPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const town = company.town[locale]
  return (
    <>
      <PageOpening
        title={t.ABOUT_US}
        lead={t.ABOUT_LEAD}
        relief="about"
        alt={t.ABOUT_IMAGE_ALT}
        caption={fillPlaceholders(t.ABOUT_IMAGE_CAPTION, { town })}
      />
      <section className="grid section">
        <SectionRule number="01" name={t.ABOUT_WHO_LABEL} />
        <Statement statement={t.ABOUT_STATEMENT} />
        <CompanyCard
          paragraphs={[
            fillPlaceholders(t.ABOUT_DESCRIPTION_1, { company: company.name }),
            t.ABOUT_DESCRIPTION_2,
          ]}
          areasTitle={t.ABOUT_AREAS_TITLE}
          areas={[t.AREA_IT, t.AREA_ENGINEERING, t.AREA_BI]}
        />
      </section>
      <section className="grid section">
        <SectionRule number="02" name={t.ABOUT_VALUES_LABEL} />
        <Rows
          rows={[
            { title: t.ABOUT_INDEPENDENCE, text: t.ABOUT_INDEPENDENCE_TEXT },
            { title: t.ABOUT_EXPERIENCE, text: t.ABOUT_EXPERIENCE_TEXT },
            { title: t.ABOUT_HANDOVER, text: t.ABOUT_HANDOVER_TEXT },
          ]}
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
