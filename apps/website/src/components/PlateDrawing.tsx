import type { ReactNode } from 'react'
import styles from './PlateDrawing.module.css'

interface PlateDrawingProps {
  /** Names of places on the picture, in reading order. */
  labels: readonly string[]
  /** The class that gives each label its place, in percent of the picture. */
  places: string | undefined
  /** Lines in a coordinate system of 400 by 300. */
  children?: ReactNode
}

/** Labels and lines over a relief. They keep their positions on it however it is cropped. */
export function PlateDrawing({ labels, places, children }: PlateDrawingProps) {
  return (
    <div className={styles.drawing}>
      {children && (
        <svg viewBox="0 0 400 300" className={styles.lines} aria-hidden="true">
          {children}
        </svg>
      )}
      <ul className={`label ${places}`}>
        {labels.map((label) => (
          <li key={label} className={styles.label}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
