import { company } from '@site/company/facts/company.ts'
import { countryName } from '@site/company/facts/country-name.ts'
import { surveyPrice } from '@site/company/facts/engagement-texts.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { Icon } from '../../components/Icon.tsx'
import { pictureAlt } from '../../sections/picture-alt.ts'
import { film, portrait, poster, showsOurSummit } from './film-files.ts'
import styles from './FilmHero.module.css'
import { FilmRoute } from './FilmRoute.tsx'
import '../../sections/header/header-over-opening.css'

interface FilmHeroProps {
  locale: Locale
  /** The id of the first section below. */
  nextId: string
}

/** The film or a picture with the tagline, and the band over its lower edge (decision 21). browser/film.ts starts it. */
export function FilmHero({ locale, nextId }: FilmHeroProps) {
  const t = messages[locale]
  const place = { town: company.town[locale], country: countryName(company, locale) }
  const price = surveyPrice(company.engagement, locale)
  return (
    <section id="opening" className={`ground-film ${styles.hero}`}>
      <div className={styles.stage}>
        <picture>
          {poster.portrait.avif && (
            <>
              <source media={portrait} type="image/avif" srcSet={poster.portrait.avif} />
              <source media={portrait} type="image/webp" srcSet={poster.portrait.webp} />
            </>
          )}
          <source type="image/avif" srcSet={poster.landscape.avif} />
          <source type="image/webp" srcSet={poster.landscape.webp} />
          <img
            className={styles.picture}
            src={poster.landscape.jpg}
            width="1920"
            height="1080"
            alt={pictureAlt('poster', locale)}
            fetchPriority="high"
          />
        </picture>
        {film.length > 0 && (
          <>
            <template data-film="">
              <video
                className={styles.picture}
                aria-hidden="true"
                tabIndex={-1}
                muted
                loop
                playsInline
                preload="none"
              >
                {film.map(({ media, type, src }) => (
                  <source key={src} media={media} type={type} src={src} />
                ))}
              </video>
            </template>
            <button
              type="button"
              className={`icon-button ${styles.control}`}
              data-film-toggle=""
              hidden
            >
              <span className={styles.pause}>
                <Icon name="pause" />
                <span className="visually-hidden">{t.FILM_PAUSE}</span>
              </span>
              <span className={styles.play}>
                <Icon name="play" />
                <span className="visually-hidden">{t.FILM_PLAY}</span>
              </span>
            </button>
          </>
        )}
        {showsOurSummit && <FilmRoute />}
      </div>
      <div className={styles.words}>
        <h1 className={styles.tagline}>{t.HOME_TAGLINE}</h1>
        <p className={`lead ${styles.line}`}>
          {fillPlaceholders(t.HOME_LINE, place)}
          {price && ` ${fillPlaceholders(t.LABELLED, { label: t.COSTS_SURVEY, value: price })}.`}
        </p>
      </div>
      <div className={styles.band}>
        <p className={styles.bandText}>{t.HOME_BAND}</p>
        <a className={styles.arrow} href={`#${nextId}`}>
          <span className="visually-hidden">{t.HOME_BAND_ARROW}</span>
          <svg viewBox="0 0 34 56" width="34" height="56" aria-hidden="true">
            <path
              d="M17 2v50M3 38l14 14 14-14"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.2"
            />
          </svg>
        </a>
      </div>
    </section>
  )
}
