import { ButtonLink } from '../../components/ButtonLink.tsx'
import styles from './HiringCard.module.css'

interface HiringCardProps {
  headline: string
  text: string
  /** Where vacancies are published; without it applicants write to the company. */
  vacancies?:
    | {
        /** The sentence that introduces the address. */
        text: string
        jobSite: string
        /** For those who find no vacancy; `{write}` is replaced by the link. */
        contactText: string
        /** Announced after "Apply Now" by screen readers. */
        newTab: string
      }
    | undefined
  write: { label: string; href: string }
  apply: string
}

/** Whom the company hires, where vacancies are published, and how to apply. Place it in a `grid`. */
export function HiringCard({ headline, text, vacancies, write, apply }: HiringCardProps) {
  const [beforeLink, afterLink] = vacancies?.contactText.split('{write}') ?? []
  return (
    <section className={`main-column ${styles.card}`}>
      <h3 className={styles.headline}>{headline}</h3>
      <div className={styles.text}>
        <p>{text}</p>
        {vacancies && (
          <>
            <p>
              {vacancies.text}{' '}
              <a className={styles.link} href={vacancies.jobSite}>
                {new URL(vacancies.jobSite).host}
              </a>
            </p>
            <p>
              {beforeLink}
              <a className={styles.link} href={write.href}>
                {write.label}
              </a>
              {afterLink}
            </p>
          </>
        )}
      </div>
      <div className={styles.apply}>
        {vacancies ? (
          <ButtonLink href={vacancies.jobSite} target="_blank" rel="noopener" icon="arrow-up-right">
            {apply}
            <span className="visually-hidden"> ({vacancies.newTab})</span>
          </ButtonLink>
        ) : (
          <ButtonLink href={write.href}>{apply}</ButtonLink>
        )}
      </div>
    </section>
  )
}
