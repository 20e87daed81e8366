import type { Case } from '@site/company/facts/define-company.ts'
import styles from './TerraceDrawing.module.css'
import { sheetsOf, slotsOf } from './terraces.ts'

interface TerraceDrawingProps {
  /** At most once on a page. */
  story: Case['story']
  /** Written above the first and the last terrace; the drawing then begins beyond the edge of the screen. */
  figures?: { before: string; after: string }
}

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`

/**
 * The figures of a case as terraces of stacked card, with a column for each month; the last one has a red top. All
 * lengths are shares of the box, which it fills without distortion. Hidden from screen readers: the page of the case has
 * a table.
 */
export function TerraceDrawing({ story: { slug, months }, figures }: TerraceDrawingProps) {
  const slots = slotsOf(months)
  const last = slots.at(-1) ?? 0
  // A month without any still has its mark, on the ground.
  const thickness = last === 0 ? 0.2 : 1
  // Above the highest terrace is the sky, in which the figures are written.
  const terrain = figures ? 0.56 : 0.96
  const sheetHeight = terrain / Math.max(1, ...slots)
  const top = (sheets: number) => percent(1 - sheets * sheetHeight)
  const left = (column: number) => (column === 0 && figures ? -0.1 : column / slots.length)
  const tones = `tones-${slug}`
  return (
    <svg id={`case-${slug}`} className={styles.drawing} aria-hidden="true">
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
      {sheetsOf(slots).map(({ level, from, to }) => (
        <rect
          key={`${level} ${from}`}
          x={percent(left(from))}
          y={top(level)}
          width={percent(to / slots.length - left(from))}
          height={percent(sheetHeight)}
          fill={`url(#${tones})`}
        />
      ))}
      <rect
        x={percent(1 - 1 / slots.length)}
        y={top(Math.max(last, thickness))}
        width={percent(1 / slots.length)}
        height={percent(sheetHeight * thickness)}
        fill="#d8391a"
      />
      {figures && <Figures {...figures} slots={slots} top={top} />}
    </svg>
  )
}

interface FiguresProps {
  before: string
  after: string
  slots: number[]
  top: (sheets: number) => string
}

/** Each above every terrace that it covers; a digit is about as wide as a tenth of the drawing. */
function Figures({ before, after, slots, top }: FiguresProps) {
  const columns = (figure: string) => Math.ceil((figure.length * slots.length) / 10)
  const isLong = before.length + after.length > 7
  return (
    <g className={isLong ? styles.long : styles.figures}>
      <text y={top(Math.max(...slots.slice(0, columns(before))))}>{before}</text>
      <text x="100%" y={top(Math.max(...slots.slice(-columns(after))))} textAnchor="end">
        {after}
      </text>
    </g>
  )
}
