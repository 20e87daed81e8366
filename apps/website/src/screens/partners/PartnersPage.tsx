import { company } from '@site/company/facts/company.ts'
import { countedText } from '@site/company/i18n/counted-text.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { PictureDrawing } from '../../components/PictureDrawing.tsx'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { PageSections } from '../../sections/PageSections.tsx'
import { PageOpening } from '../../sections/PageOpening.tsx'
import { Statement } from '../../sections/Statement.tsx'
import '../../sections/header/header-over-opening.css'
import '../../styles/strong-grounds.css'
import { PartnerKinds } from './PartnerKinds.tsx'
import '../../styles/columns.css'
import styles from './PartnersPage.module.css'

/** The three paragraphs on partnerships, the kinds of partner, and whether commissions are paid. */
export function PartnersPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const commission = {
    none: { statement: t.PARTNERS_UNPAID, text: t.PARTNERS_UNPAID_TEXT },
    disclosed: { statement: t.PARTNERS_DISCLOSED, text: t.PARTNERS_DISCLOSED_TEXT },
  }
  const { partnerKinds: kinds = [] } = company
  // The picture has three hills.
  const areOnPicture = kinds.length === 3
  const paid = company.partnerCommission && commission[company.partnerCommission]
  return (
    <>
      <PageOpening
        locale={locale}
        title={t.PARTNERS}
        lead={t.PARTNERS_LEAD}
        picture="partners"
        {...(areOnPicture && {
          drawing: (
            <PictureDrawing
              labels={kinds.map(({ name }) => name[locale])}
              places={styles.summits}
            />
          ),
        })}
        className={`ground-night ${styles.layout}`}
      />
      <PageSections
        sections={[
          {
            name: t.PARTNERS_LABEL,
            content: (
              <>
                <Statement statement={t.PARTNERS_INTRO} />
                <div className="main-column columns">
                  <p>{t.PARTNERS_SOLUTIONS}</p>
                  <div className={`stack ${styles.become}`}>
                    <p>{t.PARTNERS_EXPANSION}</p>
                    <ButtonLink tone="quiet" href={localizedPath(locale, 'contact')}>
                      {t.PARTNERS_BECOME}
                    </ButtonLink>
                  </div>
                </div>
              </>
            ),
          },
          kinds.length > 0 && {
            name: countedText(kinds.length, t.PARTNERS_KIND_LABEL, t.PARTNERS_KINDS_LABEL, locale),
            ground: 'night',
            content: <PartnerKinds locale={locale} kinds={kinds} />,
          },
          paid !== undefined && {
            name: t.PARTNERS_COMMISSION_LABEL,
            ground: 'signal',
            content: <Statement statement={paid.statement}>{paid.text}</Statement>,
          },
        ]}
      />
      <CallToAction
        locale={locale}
        aside="next"
        line={t.PARTNERS_CLOSING_LINE}
        text={t.PARTNERS_CLOSING_TEXT}
        context={t.CONTEXT_PARTNERSHIP}
        ground="mist"
      />
    </>
  )
}
