import { company } from '@site/company/facts/company.ts'
import { hasPage } from '@site/company/facts/company-pages.ts'
import { countedText } from '@site/company/i18n/counted-text.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { BoxLink } from '../../components/BoxLink.tsx'
import { PagePicture } from '../../components/PagePicture.tsx'
import '../../styles/rising.css'
import styles from './PageCards.module.css'

/** Links to the inner pages that the company has, with their pictures and a fact of each. Place it in a `grid`. */
export function PageCards({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { headcount, foundedYear, services, partnerCommission } = company
  const cards = [
    {
      picture: 'about',
      page: 'aboutUs',
      title: t.ABOUT_US,
      text:
        headcount && foundedYear
          ? fillPlaceholders(countedText(headcount, t.CARD_ABOUT, t.CARD_ABOUT_FACT, locale), {
              year: String(foundedYear),
            })
          : t.CARD_ABOUT,
    },
    {
      picture: 'team',
      page: 'services',
      title: t.SERVICES,
      text: countedText(services.length, t.CARD_SERVICES_ONE, t.CARD_SERVICES, locale),
    },
    {
      picture: 'partners',
      page: 'partners',
      title: t.PARTNERS,
      text: partnerCommission === 'none' ? t.PARTNERS_UNPAID : t.CARD_PARTNERS,
    },
    {
      picture: 'careers',
      page: 'careers',
      title: t.CAREERS,
      text: company.jobSite ? t.CARD_CAREERS : t.CARD_CAREERS_DIRECT,
    },
  ] as const
  return (
    <ul className={`only-screen ${styles.cards}`}>
      {cards
        .filter(({ page }) => hasPage(page))
        .map(({ picture, page, title, text }) => (
          <li key={page} className={styles.card} data-moves="rises">
            <PagePicture name={picture} alt="" className={styles.picture} />
            <div className={`stack ${styles.caption}`}>
              <h3 className="label">
                <BoxLink href={localizedPath(locale, page)}>{title}</BoxLink>
              </h3>
              <p className="card-title">{text}</p>
            </div>
          </li>
        ))}
    </ul>
  )
}
