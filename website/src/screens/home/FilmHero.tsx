import { Icon } from '../../components/Icon.tsx'
import { film, portrait, poster } from './film-files.ts'
import styles from './FilmHero.module.css'
import './header-over-film.css'

interface FilmHeroProps {
  tagline: string
  /** What the company does, for whom and where. */
  line: string
  band: string
  /** What the arrow does, for screen readers. */
  arrow: string
  /** The id of the first section below. */
  nextId: string
  /** What film and poster show, for those who do not see them. */
  description: string
  pause: string
  play: string
}

/**
 * The film, or a picture in its place, with the tagline, and the band that straddles its lower edge
 * (decision 21).
 * The poster is the film's first frame; browser/film.ts starts the film once the page has loaded.
 */
export function FilmHero(props: FilmHeroProps) {
  const { tagline, line, band, arrow, nextId, description, pause, play } = props
  return (
    <section className={styles.hero}>
      <div className={styles.stage}>
        <picture>
          {poster.portrait && (
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
            alt={description}
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
            <button type="button" className={styles.control} data-film-toggle="" hidden>
              <span className={styles.pause}>
                <Icon name="pause" />
                <span className="visually-hidden">{pause}</span>
              </span>
              <span className={styles.play}>
                <Icon name="play" />
                <span className="visually-hidden">{play}</span>
              </span>
            </button>
          </>
        )}
      </div>
      <div className={styles.words}>
        <h1 className={styles.tagline}>{tagline}</h1>
        <p className={styles.line}>{line}</p>
      </div>
      <div className={styles.band}>
        <p className={styles.bandText}>{band}</p>
        <a className={styles.arrow} href={`#${nextId}`}>
          <span className="visually-hidden">{arrow}</span>
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
