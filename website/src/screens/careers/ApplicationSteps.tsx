import styles from './ApplicationSteps.module.css'

interface ApplicationStepsProps {
  steps: { title: string; text: string }[]
}

/**
 * How an application goes: each step stands on a terrace higher than the one before, as on the relief
 * above. Stands in a `grid`.
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
