import styles from './MethodSteps.module.css'

interface MethodStepsProps {
  /** `terms` say how long the step takes and what it costs, where the company promises it. */
  steps: { title: string; text: string; terms?: string | undefined }[]
}

/** The way of working in order, as a climb: each step stands higher than the one before. */
export function MethodSteps({ steps }: MethodStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, terms }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          {terms && <p className={styles.terms}>{terms}</p>}
        </li>
      ))}
    </ol>
  )
}
