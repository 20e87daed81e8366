import styles from './BrandMark.module.css'

interface BrandMarkProps {
  /** The company's name as live text. */
  name: string
}

/** The symbol, a summit on a contour map, beside the company's name. */
export function BrandMark({ name }: BrandMarkProps) {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M16 2.5c8 0 13.5 5.6 13.5 13.2S24 29.5 15.6 29.5 2.5 24.2 2.5 16.4 8 2.5 16 2.5Z" />
          <path d="M18.6 7.6c4.6.4 6.8 3.7 6.6 7.7-.3 4.6-3.8 7.4-8.5 7.2-4.5-.2-7-3.3-6.8-7.5.3-4.7 4-7.8 8.7-7.4Z" />
        </g>
        <circle className={styles.summit} cx="19.4" cy="13.6" r="3.2" />
      </svg>
      {name}
    </span>
  )
}
