import type { Reference } from '@site/company/facts/define-company.ts'
import styles from './TerraceDrawing.module.css'
import { columnsOf, sheetsOf } from './terraces.ts'

interface TerraceDrawingProps {
  reference: Pick<Reference, 'result' | 'story'>
  /** Unique on the page, and the same on others, where the drawing continues in a transition. */
  id: string
  /** Written above the first and the last terrace; the drawing then begins beyond the edge of the screen. */
  figures?: { before: string; after: string }
}

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`

/**
 * A result as terraces of stacked card, with a column for each month; the last one has a red top. All
 * lengths are shares of the box, which it fills without distortion. Hidden from screen readers, which get the same
 * in words.
 */
export function TerraceDrawing({ reference, id, figures }: TerraceDrawingProps) {
  const columns = columnsOf(reference)
  const last = columns.at(-1) ?? 0
  // A month without any still has its mark, on the ground.
  const thickness = last === 0 ? 0.2 : 1
  // Above the highest terrace is the sky, in which the figures are written.
  const terrain = figures ? 0.56 : 0.96
  const sheetHeight = terrain / Math.max(1, ...columns)
  const top = (sheets: number) => percent(1 - sheets * sheetHeight)
  const left = (column: number) => (column === 0 && figures ? -0.1 : column / columns.length)
  const tones = `tones-${id}`
  return (
    <svg
      id={`case-${id}`}
      className={`${styles.drawing} ${figures ? styles.arriving : ''}`}
      aria-hidden="true"
    >
      <linearGradient
        id={tones}
        gradientUnits="userSpaceOnUse"
        x1="0"
        x2="0"
        y1="100%"
        y2={percent(1 - terrain)}
      >
        <stop stopColor="#2c3e51" className={styles.foot} />
        <stop stopColor="#8b9bab" offset="0.45" className={styles.slope} />
        <stop stopColor="#f8f9f9" offset="1" className={styles.top} />
      </linearGradient>
      {sheetsOf(columns).map(({ level, from, to }) => (
        <rect
          key={`${level} ${from}`}
          x={percent(left(from))}
          y={top(level)}
          width={percent(to / columns.length - left(from))}
          height={percent(sheetHeight)}
          fill={`url(#${tones})`}
        />
      ))}
      <rect
        x={percent(1 - 1 / columns.length)}
        y={top(Math.max(last, thickness))}
        width={percent(1 / columns.length)}
        height={percent(sheetHeight * thickness)}
        fill="#d8391a"
      />
      {figures && <Figures {...figures} columns={columns} top={top} />}
    </svg>
  )
}

interface FiguresProps {
  before: string
  after: string
  columns: number[]
  top: (sheets: number) => string
}

/** Each above every terrace that it covers; on a phone a digit takes about a seventh of the width. */
function Figures({ before, after, columns, top }: FiguresProps) {
  const covered = (figure: string) => Math.ceil((figure.length * columns.length) / 7)
  const isLong = before.length + after.length > 7
  return (
    <g className={isLong ? styles.long : styles.figures}>
      <text y={top(Math.max(...columns.slice(0, covered(before))))}>{before}</text>
      <text x="100%" y={top(Math.max(...columns.slice(-covered(after))))} textAnchor="end">
        {after}
      </text>
    </g>
  )
}
