import styles from './ApplicationSteps.module.css'

interface ApplicationStepsProps {
  steps: { title: string; text: string }[]
}

/**
 * The steps of an application, each on a higher terrace than the one before, as on the relief above.
 * Place it in a `grid`.
 */
export function ApplicationSteps({ steps }: ApplicationStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          <span className={styles.terrace} aria-hidden="true">
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  )
}
