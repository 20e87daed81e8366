import type { ReactNode } from 'react'
import styles from './PictureDrawing.module.css'

interface PictureDrawingProps {
  /** The texts of the labels, in reading order. */
  labels?: readonly string[]
  /** The class that positions the labels, in percent of the picture. */
  places?: string | undefined
  /** Lines in a coordinate system of 400 by 300. */
  children?: ReactNode
}

/** Labels and lines over the picture of a page. They keep their positions however the picture is cropped. */
export function PictureDrawing({ labels = [], places, children }: PictureDrawingProps) {
  return (
    <div className={styles.drawing}>
      {children && (
        <svg viewBox="0 0 400 300" className={styles.lines} aria-hidden="true">
          {children}
        </svg>
      )}
      {places && (
        <ul className={`label ${places}`}>
          {labels.map((label) => (
            <li key={label} className={styles.label}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
