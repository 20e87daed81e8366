import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { BoxLink } from '../../components/BoxLink.tsx'
import { Icon } from '../../components/Icon.tsx'
import { ReliefImage } from '../../components/ReliefImage.tsx'
import '../../styles/rising.css'
import styles from './AreaPanels.module.css'

/** The areas of expertise with their pictures if they have any, from edge to edge; links to their assignments. Place it in a `grid`. */
export function AreaPanels({ locale }: { locale: Locale }) {
  return (
    <ul className={styles.panels}>
      {company.areas.map(({ id, name, summary, picture }) => (
        <li key={id} className={styles.panel}>
          <h3 className={`statement ${styles.name}`}>
            <BoxLink href={`${localizedPath(locale, 'services')}#${id}`}>{name[locale]}</BoxLink>
          </h3>
          <p className="muted">{summary[locale]}</p>
          <Icon name="arrow-right" className={styles.arrow} />
          {picture && (
            <div
              className={`only-screen drifts ${styles.picture}`}
              data-name={id}
              data-moves="rises"
            >
              <ReliefImage relief={picture} alt="" sizes="(max-width: 767.9px) 100vw, 34vw" />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
