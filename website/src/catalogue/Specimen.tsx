import type { ReactNode } from 'react'
import styles from './Specimen.module.css'

interface SpecimenProps {
  /** The component, and the state it is in. */
  name: string
  children?: ReactNode
}

/** One component of the catalogue on the page's grid. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <section className={styles.specimen}>
      <p className={`label ${styles.name}`}>{name}</p>
      <div className="grid">{children}</div>
    </section>
  )
}
