import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import styles from './HiringCard.module.css'

/** Whom the company hires and how to apply: on the job site, or by email if there is none. Place it in a `grid`. */
export function HiringCard({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { jobSite, careers } = company
  const write = careers?.email ? `mailto:${careers.email}` : localizedPath(locale, 'contact')
  const [beforeLink, afterLink] = t.CAREERS_CONTACT.split('{write}')
  return (
    <section className={`main-column card stack ${styles.card}`}>
      <h3 className={`statement ${styles.headline}`}>{t.CAREERS_HEADLINE}</h3>
      <div className="prose">
        <p>{t.CAREERS_TEXT}</p>
        {jobSite && (
          <>
            <p>
              {t.CAREERS_JOB_SITE}{' '}
              <a className="underlined" href={jobSite}>
                {new URL(jobSite).host}
              </a>
            </p>
            <p>
              {beforeLink}
              <a className="underlined" href={write}>
                {t.CAREERS_WRITE}
              </a>
              {afterLink}
            </p>
          </>
        )}
      </div>
      <div className={styles.apply}>
        {jobSite ? (
          <ButtonLink href={jobSite} target="_blank" rel="noopener" icon="arrow-up-right">
            {t.CAREERS_APPLY}
            <span className="visually-hidden"> ({t.OPENS_IN_NEW_TAB})</span>
          </ButtonLink>
        ) : (
          <ButtonLink href={write}>{t.CAREERS_APPLY}</ButtonLink>
        )}
      </div>
    </section>
  )
}
