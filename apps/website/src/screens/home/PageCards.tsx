import { company } from '@site/company/facts/company.ts'
import { hasPage } from '@site/company/facts/company-pages.ts'
import { countedText } from '@site/company/i18n/counted-text.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { BoxLink } from '../../components/BoxLink.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PagePicture } from '../../components/PagePicture.tsx'
import styles from './PageCards.module.css'

/** Links to the inner pages that the company has, with their pictures. Place it in a `grid`. */
export function PageCards({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const careers = company.jobSite ? t.CARD_CAREERS : t.CARD_CAREERS_DIRECT
  const { length } = company.services
  const services = countedText(length, t.CARD_SERVICES_ONE, t.CARD_SERVICES, locale)
  const cards = [
    { picture: 'about', page: 'aboutUs', title: t.ABOUT_US, text: t.CARD_ABOUT },
    { picture: 'team', page: 'services', title: t.SERVICES, text: services },
    { picture: 'partners', page: 'partners', title: t.PARTNERS, text: t.CARD_PARTNERS },
    { picture: 'careers', page: 'careers', title: t.CAREERS, text: careers },
  ] as const
  return (
    <ul className={`subgrid only-screen ${styles.cards}`}>
      {cards
        .filter(({ page }) => hasPage(page))
        .map(({ picture, page, title, text }) => (
          <li key={page} className={styles.card}>
            <PagePicture name={picture} alt="" className={styles.picture} />
            <div className={styles.caption}>
              <h3 className={`card-title ${styles.title}`}>
                <BoxLink href={localizedPath(locale, page)}>{title}</BoxLink>
              </h3>
              <Icon name="arrow-right" className={styles.arrow} />
              <p className={`muted ${styles.text}`}>{text}</p>
            </div>
          </li>
        ))}
    </ul>
  )
}
