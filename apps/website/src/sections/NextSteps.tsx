import type { ReactNode } from 'react'
import type { NextStep } from '@site/company/facts/next-steps.ts'
import styles from './NextSteps.module.css'

interface NextStepsProps {
  heading: string
  level?: 2 | 3
  steps: NextStep[]
  /** Shown before the steps, for example the person who answers. */
  children?: ReactNode
}

/** What happens after an enquiry, in steps: in a column, or side by side if they fit. */
export function NextSteps({ heading, level = 2, steps, children }: NextStepsProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.next}>
      <Heading className={`label ${styles.heading}`}>{heading}</Heading>
      {children}
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span aria-hidden="true">{index + 1}</span>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
