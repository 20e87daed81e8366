import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { casePath } from '@site/company/i18n/pages.ts'
import { BoxLink } from '../../components/BoxLink.tsx'
import { Icon } from '../../components/Icon.tsx'
import { ReliefImage } from '../../components/ReliefImage.tsx'
import styles from './Areas.module.css'

/** The areas of expertise, each with the prices of situations in which clients call. Home links to their ids. Place it in a `grid`. */
export function Areas({ locale }: { locale: Locale }) {
  return company.areas.map(({ id, name, text, picture, assignments = [] }) => (
    <section key={id} id={id} className={`subgrid ${styles.area}`}>
      <div className={`ground-night subgrid ${styles.strip}`}>
        <h3 className="statement">{name[locale]}</h3>
        <p className="label">{text[locale]}</p>
        {picture && (
          <div className={`only-screen ${styles.picture}`} data-name={id}>
            <ReliefImage relief={picture} alt="" sizes="46vw" />
          </div>
        )}
      </div>
      {assignments.length > 0 && (
        <ul>
          {assignments.map(({ situation, work, price, priceNote, more }) => (
            <li key={situation[locale]} className={styles.row}>
              <h4 className="lead">
                {more ? (
                  <>
                    <BoxLink href={hrefOf(more, locale)}>{situation[locale]}</BoxLink>
                    <Icon name="arrow-right" />
                  </>
                ) : (
                  situation[locale]
                )}
              </h4>
              {price && (
                <p className={`lead ${styles.price}`}>
                  {price[locale]}
                  {priceNote && <small className="label muted">{priceNote[locale]}</small>}
                </p>
              )}
              <p className="muted">{work[locale]}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  ))
}

const hrefOf = (more: string, locale: Locale) =>
  more.startsWith('#') ? more : localizedPath(locale, casePath(more))
