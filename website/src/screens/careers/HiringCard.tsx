import { ButtonLink } from '../../components/ButtonLink.tsx'
import styles from './HiringCard.module.css'

interface HiringCardProps {
  headline: string
  text: string
  /** The sentence that introduces the job site's address. */
  jobSiteText: string
  jobSite: string
  /** What somebody does who finds no vacancy; `{write}` stands for the link. */
  contactText: string
  write: { label: string; href: string }
  apply: string
  /** Said after "Apply Now" to those who do not see the arrow. */
  newTab: string
}

/** Whom we hire, where vacancies are published, and the way to apply. Stands in a `grid`. */
export function HiringCard(props: HiringCardProps) {
  const { headline, text, jobSiteText, jobSite, contactText, write, apply, newTab } = props
  const [beforeLink, afterLink] = contactText.split('{write}')
  return (
    <section className={styles.card}>
      <h3 className={styles.headline}>{headline}</h3>
      <div className={styles.text}>
        <p>{text}</p>
        <p>
          {jobSiteText}{' '}
          <a className={styles.link} href={jobSite}>
            {new URL(jobSite).host}
          </a>
        </p>
        <p>
          {beforeLink}
          <a className={styles.link} href={write.href}>
            {write.label}
          </a>
          {afterLink}
        </p>
      </div>
      <div className={styles.apply}>
        <ButtonLink href={jobSite} target="_blank" rel="noopener" icon="arrow-up-right">
          {apply}
          <span className="visually-hidden"> ({newTab})</span>
        </ButtonLink>
      </div>
    </section>
  )
}
