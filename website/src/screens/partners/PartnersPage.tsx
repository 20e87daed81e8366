import { company } from '../../../../company/company.ts'
import { fillPlaceholders } from '../../../../i18n/fill-placeholders.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { PlateDrawing } from '../../components/PlateDrawing.tsx'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { NumberedSections } from '../../sections/NumberedSections.tsx'
import { openingPicture } from '../../sections/opening-picture.ts'
import { PageOpening } from '../../sections/PageOpening.tsx'
import { Statement } from '../../sections/Statement.tsx'
import { PartnerKinds } from './PartnerKinds.tsx'
import { partnerKinds } from './partner-kinds.ts'
import opening from './PartnersOpening.module.css'
import { PartnersText } from './PartnersText.tsx'

/** The three paragraphs on partnerships, the kinds of partner, and whether commissions are paid. */
export function PartnersPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const contact = localizedPath(locale, 'contact')
  const { partnerCommission } = company
  const commission = {
    none: { statement: t.PARTNERS_UNPAID, text: t.PARTNERS_UNPAID_TEXT },
    disclosed: { statement: t.PARTNERS_DISCLOSED, text: t.PARTNERS_DISCLOSED_TEXT },
  }
  return (
    <>
      <PageOpening
        title={t.PARTNERS}
        lead={fillPlaceholders(t.PARTNERS_LEAD, { town: company.town[locale] })}
        picture={openingPicture(
          {
            relief: 'partners',
            alt: t.PARTNERS_IMAGE_ALT,
            caption: t.PARTNERS_IMAGE_CAPTION,
            drawing: (
              <PlateDrawing
                places={opening.summits}
                labels={partnerKinds(t).map(({ name }) => name)}
              />
            ),
          },
          locale,
        )}
        composition={opening.composition}
      />
      <NumberedSections
        sections={[
          {
            name: t.PARTNERS_LABEL,
            content: (
              <PartnersText
                intro={t.PARTNERS_INTRO}
                solutions={t.PARTNERS_SOLUTIONS}
                expansion={t.PARTNERS_EXPANSION}
                become={{ label: t.PARTNERS_BECOME, href: contact }}
              />
            ),
          },
          {
            name: t.PARTNERS_KINDS_LABEL,
            content: (
              <PartnerKinds
                kinds={partnerKinds(t)}
                bringsLabel={t.PARTNERS_BRINGS}
                getsLabel={t.PARTNERS_GETS}
              />
            ),
          },
          partnerCommission !== undefined && {
            name: t.PARTNERS_COMMISSION_LABEL,
            content: (
              <Statement statement={commission[partnerCommission].statement}>
                {commission[partnerCommission].text}
              </Statement>
            ),
          },
        ]}
      />
      <CallToAction
        line={t.PARTNERS_CLOSING_LINE}
        text={t.PARTNERS_CLOSING_TEXT}
        button={t.CLOSING_BUTTON}
        href={contact}
        context={t.CONTEXT_PARTNERSHIP}
      />
    </>
  )
}
