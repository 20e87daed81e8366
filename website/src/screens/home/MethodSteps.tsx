import styles from './MethodSteps.module.css'

interface MethodStepsProps {
  /** `terms` are the duration and the price of a step, where the company promises them. */
  steps: { title: string; text: string; terms?: string | undefined }[]
}

/** The method in steps, each placed higher than the one before. */
export function MethodSteps({ steps }: MethodStepsProps) {
  return (
    <ol className={`subgrid ${styles.steps}`}>
      {steps.map(({ title, text, terms }, index) => (
        <li key={title} className={`subgrid ${styles.step}`}>
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
