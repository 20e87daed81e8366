import { ButtonLink } from '../../components/ButtonLink.tsx'
import styles from './HiringCard.module.css'

interface HiringCardProps {
  headline: string
  text: string
  /** Where vacancies are published; without it whoever applies writes to us. */
  vacancies?:
    | {
        /** The sentence that introduces the address. */
        text: string
        jobSite: string
        /** What somebody does who finds no vacancy; `{write}` stands for the link. */
        contactText: string
        /** Said after "Apply Now" to those who do not see the arrow. */
        newTab: string
      }
    | undefined
  write: { label: string; href: string }
  apply: string
}

/** Whom we hire, where vacancies are published, and the way to apply. Stands in a `grid`. */
export function HiringCard({ headline, text, vacancies, write, apply }: HiringCardProps) {
  const [beforeLink, afterLink] = vacancies?.contactText.split('{write}') ?? []
  return (
    <section className={styles.card}>
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
