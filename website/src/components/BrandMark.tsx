import { symbol } from '../identity/symbol.ts'
import styles from './BrandMark.module.css'

interface BrandMarkProps {
  /** The company's name as live text. */
  name: string
}

/** The symbol, a summit of stacked sheets at first light, beside the company's name. */
export function BrandMark({ name }: BrandMarkProps) {
  return (
    <span className={styles.mark} translate="no">
      <svg
        className={styles.symbol}
        viewBox={`0 0 ${symbol.size} ${symbol.size}`}
        width="32"
        height="32"
        aria-hidden="true"
      >
        <path fill="currentColor" d={symbol.sheets} />
        <circle className={styles.summit} {...symbol.summit} />
      </svg>
      {name}
    </span>
  )
}
