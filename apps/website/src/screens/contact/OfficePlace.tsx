import { company } from '@site/company/facts/company.ts'
import { languageNames, listTexts } from '@site/company/i18n/language-names.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { capitalise } from '../../components/capitalise.ts'
import { Icon } from '../../components/Icon.tsx'
import { PictureDrawing } from '../../components/PictureDrawing.tsx'
import { PostalAddress } from '../../components/PostalAddress.tsx'
import { ReliefImage } from '../../components/ReliefImage.tsx'
import { knownFacts } from '../../sections/FactList.tsx'
import { pictureAlt } from '../../sections/picture-alt.ts'
import styles from './OfficePlace.module.css'

/** The address, the regions and the languages, and the relief, on which the town is a point. Place it in a `grid`. */
export function OfficePlace({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { street, postalCode, postalTown, regions = [], workingLanguages = [] } = company
  const facts = knownFacts([
    { name: t.CONTACT_REGIONS, value: listTexts(regions, locale) },
    { name: t.CONTACT_LANGUAGES, value: languageNames(workingLanguages, locale) },
  ])
  // A link, because an embedded map would send visitors' addresses to a third party.
  const query = new URLSearchParams({ query: `${street}, ${postalCode} ${postalTown}`, locale })
  return (
    <section className={styles.place} aria-labelledby="office-place">
      <div className={styles.picture}>
        <ReliefImage
          relief="about"
          alt={pictureAlt('about', locale)}
          sizes="(max-width: 63.99rem) 100vw, 45vw"
        />
        {!company.pictures?.about && (
          <PictureDrawing labels={[postalTown]} places={styles.town}>
            <circle cx="292" cy="198" r="3" />
          </PictureDrawing>
        )}
      </div>
      <div className={`stack ${styles.address}`}>
        <h2 id="office-place" className="section-title">
          {company.town[locale]}
        </h2>
        <PostalAddress locale={locale} />
        {facts.length > 0 && (
          <dl className="stack">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt className="label muted">{name}</dt>
                <dd>{capitalise(value)}</dd>
              </div>
            ))}
          </dl>
        )}
        <a
          className={`underlined ${styles.map}`}
          href={`https://www.openstreetmap.org/search?${query.toString()}`}
          target="_blank"
          rel="noopener"
        >
          {t.CONTACT_MAP}
          <span className="visually-hidden">{` (${t.OPENS_IN_NEW_TAB})`}</span>
          <Icon name="arrow-up-right" className={styles.icon} />
        </a>
      </div>
    </section>
  )
}
