import { company } from '../../../../content/company.ts'
import { fillPlaceholders } from '../../../../i18n/fill-placeholders.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { SectionRule } from '../../components/SectionRule.tsx'
import { ClosingCall } from '../../sections/ClosingCall.tsx'
import { PageOpening } from '../../sections/PageOpening.tsx'
import { HiringCard } from './HiringCard.tsx'

/** The hiring card with its way to the job site. */
export function CareersPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  return (
    <>
      <PageOpening
        title={t.CAREERS}
        lead={fillPlaceholders(t.CAREERS_LEAD, { town: company.town[locale] })}
        relief="careers"
        alt={t.CAREERS_IMAGE_ALT}
        caption={t.CAREERS_IMAGE_CAPTION}
      />
      <section className="grid section">
        <SectionRule number="01" name={t.CAREERS_LABEL} />
        <HiringCard
          headline={t.CAREERS_HEADLINE}
          text={t.CAREERS_TEXT}
          jobSiteText={t.CAREERS_JOB_SITE}
          jobSite={company.jobSite}
          contactText={t.CAREERS_CONTACT}
          apply={t.CAREERS_APPLY}
          newTab={t.OPENS_IN_NEW_TAB}
        />
      </section>
      <ClosingCall
        line={t.CLOSING_LINE}
        text={t.CLOSING_TEXT}
        button={t.CLOSING_BUTTON}
        href={localizedPath(locale, 'contact')}
        tone="quiet"
      />
    </>
  )
}
