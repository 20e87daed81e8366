import type { ComponentPropsWithRef } from 'react'
import { thankYou } from '@site/enquiry/form-answer.ts'
import { Summit } from '../components/Summit.tsx'
import styles from './SentNotice.module.css'

interface SentNoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'className'> {
  id: string
  heading: string
  referenceLabel: string
  /** Missing on the prerendered thank-you page, into which the service inserts it. */
  reference?: string
}

/** Confirms that an enquiry has arrived, with its reference. The children explain what happens next. */
export function SentNotice(props: SentNoticeProps) {
  const { id, heading, referenceLabel, reference, children, ...section } = props
  const headingId = `${id}-heading`
  const referenceId = `${id}-reference`
  return (
    <section
      {...section}
      id={id}
      className={styles.notice}
      aria-labelledby={headingId}
      aria-describedby={referenceId}
    >
      <Summit />
      <h2 id={headingId} className={`section-title ${styles.heading}`}>
        {heading}
      </h2>
      <p
        id={referenceId}
        className={styles.reference}
        {...(reference === undefined && { hidden: true, [thankYou.reference]: '' })}
      >
        <span className="label muted">{referenceLabel}</span>{' '}
        <strong className={styles.number} translate="no">
          {reference ?? thankYou.placeholder}
        </strong>
      </p>
      {children}
    </section>
  )
}
