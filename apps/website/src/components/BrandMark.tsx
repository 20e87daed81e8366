import { ownLogo } from '@site/brand/own-logo.ts'
import { symbol } from '@site/brand/symbol.ts'
import styles from './BrandMark.module.css'

interface BrandMarkProps {
  name: string
}

const size = { className: styles.symbol, width: '32', height: '32', 'aria-hidden': true } as const

/** The company's symbol and name. */
export function BrandMark({ name }: BrandMarkProps) {
  return (
    <span className={styles.mark} translate="no">
      {ownLogo ? (
        <svg
          {...size}
          viewBox={ownLogo.viewBox}
          fill="currentColor"
          // Safe: checked and simplified by apps/website/own-pictures/read-logo.ts.
          dangerouslySetInnerHTML={{ __html: ownLogo.shapes }}
        />
      ) : (
        <svg {...size} viewBox={`0 0 ${symbol.size} ${symbol.size}`}>
          <path fill="currentColor" d={symbol.sheets} />
          <circle className={styles.summit} {...symbol.summit} />
        </svg>
      )}
      {name}
    </span>
  )
}
