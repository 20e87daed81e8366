import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { casePath } from '@site/company/i18n/pages.ts'
import { ReliefImage } from '../../components/ReliefImage.tsx'
import styles from './Areas.module.css'

/** The areas of expertise, each with situations in which clients call. Home links to their ids. Place it in a `grid`. */
export function Areas({ locale }: { locale: Locale }) {
  return (
    <div className={`subgrid ${styles.areas}`}>
      {company.areas.map(({ id, name, text, picture, assignments = [] }) => (
        <section key={id} id={id} className={`stack ${styles.area}`}>
          <div className={styles.name}>
            {picture && (
              <div className={`only-screen ${styles.picture}`} data-name={id}>
                <ReliefImage relief={picture} alt="" sizes="(max-width: 1023.9px) 96px, 31vw" />
              </div>
            )}
            <h3 className="card-title">{name[locale]}</h3>
          </div>
          <p>{text[locale]}</p>
          {assignments.length > 0 && (
            <ul>
              {assignments.map(({ situation, work, price, more }) => (
                <li key={situation[locale]}>
                  <h4>
                    {more ? (
                      <a href={hrefOf(more, locale)}>{situation[locale]}</a>
                    ) : (
                      situation[locale]
                    )}
                  </h4>
                  <p className="muted">{work[locale]}</p>
                  {price && <p className={styles.price}>{price[locale]}</p>}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

const hrefOf = (more: string, locale: Locale) =>
  more.startsWith('#') ? more : localizedPath(locale, casePath(more))
