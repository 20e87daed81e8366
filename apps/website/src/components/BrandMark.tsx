import { symbolShapes, symbolViewBox } from '@site/brand/symbol.ts'
import styles from './BrandMark.module.css'

const shapes = symbolShapes({ sheets: 'currentColor', summit: 'var(--summit,var(--accent))' })

/** The company's symbol and name. */
export function BrandMark({ name }: { name: string }) {
  return (
    <span className={styles.mark} translate="no">
      <svg
        className={styles.symbol}
        viewBox={symbolViewBox}
        width="32"
        height="32"
        aria-hidden="true"
        // Safe: an owner's symbol is checked and simplified by apps/website/own-pictures/read-logo.ts.
        dangerouslySetInnerHTML={{ __html: shapes }}
      />
      {name}
    </span>
  )
}
