import { company } from '@site/company/facts/company.ts'
import { countryName } from '@site/company/facts/country-name.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './CompanyCard.module.css'

/** What the company is, with a list of its areas of expertise. Place it in a `grid`. */
export function CompanyCard({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const name = {
    company: company.shortName,
    town: company.town[locale],
    country: countryName(company, locale),
  }
  return (
    <div className={`card ${styles.card}`}>
      <h2 className={`section-title ${styles.title}`}>{t.ABOUT_STATEMENT}</h2>
      <div className="prose">
        <p>{fillPlaceholders(t.ABOUT_DESCRIPTION_1, name)}</p>
        <p>{t.ABOUT_DESCRIPTION_2}</p>
      </div>
      <div>
        <h3 className="label muted">{t.ABOUT_AREAS_TITLE}</h3>
        <ul>
          {company.areas.map(({ id, name: area, summary }) => (
            <li key={id} className={styles.area}>
              <span className="card-title">{area[locale]}</span>
              <p className="muted">{summary[locale]}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
