import type { Reference } from '@site/company/facts/define-company.ts'
import { totalledFrom } from '@site/company/facts/references.ts'
import styles from './TerraceDrawing.module.css'
import { columnOf, columnsOf, heightUnderSky, sheetsOf } from './terraces.ts'

interface TerraceDrawingProps {
  reference: Pick<Reference, 'result' | 'story'>
  /** Unique on the page, and the same on others, where the drawing continues in a transition. */
  id: string
  /** Written above the first and the last terrace; the drawing then begins beyond the edge of the screen. */
  figures?: { before: string; after: string; total?: string }
}

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`

/**
 * A result as terraces of stacked card, with a column for each month; the last one has a red top. It fills its box
 * without distortion, and is hidden from screen readers, which get the same in words.
 */
export function TerraceDrawing({ reference, id, figures }: TerraceDrawingProps) {
  const columns = columnsOf(reference)
  const last = columns.at(-1) ?? 0
  const { result, story } = reference
  const from = story && totalledFrom(story.months, result)
  const second = story && from && columnOf({ result, story }, from)
  // A month without any still has its mark, on the ground.
  const thickness = last === 0 ? 0.2 : 1
  const terrain = figures ? heightUnderSky : 0.96
  const sheetHeight = terrain / Math.max(1, ...columns)
  const top = (sheets: number) => percent(1 - sheets * sheetHeight)
  const left = (column: number) => (column === 0 && figures ? -0.3 : column / columns.length)
  const tones = `tones-${id}`
  return (
    <svg id={`case-${id}`} className={styles.drawing} aria-hidden="true">
      <linearGradient
        id={tones}
        gradientUnits="userSpaceOnUse"
        x1="0"
        x2="0"
        y1="100%"
        y2={percent(1 - terrain)}
      >
        <stop stopColor="#2c3e51" />
        <stop stopColor="#8b9bab" className={styles.slope} offset="0.45" />
        <stop stopColor="#e9edf0" className={styles.top} offset="1" />
      </linearGradient>
      <g fill={`url(#${tones})`}>
        {sheetsOf(columns).map(({ level, from, to }) => (
          <rect
            key={`${level} ${from}`}
            x={percent(left(from))}
            y={top(level)}
            width={percent(to / columns.length - left(from))}
            height={percent(sheetHeight)}
          />
        ))}
        <rect
          x={percent(1 - 1 / columns.length)}
          y={top(Math.max(last, thickness))}
          width={percent(1 / columns.length)}
          height={percent(sheetHeight * thickness)}
          className={styles.last}
        />
      </g>
      {figures && <Figures {...figures} columns={columns} second={second} top={top} />}
    </svg>
  )
}

interface FiguresProps {
  before: string
  after: string
  /** The words beside a total. */
  total?: string
  columns: number[]
  /** Where both figures are totals: the column from which the second one counts. */
  second: number | undefined
  top: (sheets: number) => string
}

/** Each above the terraces that it covers; totals above all, with a line as long as the months that they count. */
function Figures({ before, after, total, columns, second, top }: FiguresProps) {
  const covered = (figure: string) => Math.ceil((figure.length * columns.length) / 7)
  const isLong = before.length + after.length > 7
  const height = (from?: number, to?: number) => top(Math.max(...columns.slice(from, to)))
  return (
    <g className={isLong ? styles.long : styles.figures}>
      {second === undefined ? (
        <>
          <text y={height(0, covered(before))}>{before}</text>
          <text x="100%" y={height(-covered(after))} textAnchor="end">
            {after}
          </text>
        </>
      ) : (
        <>
          <text y={height()}>
            {before}
            {total && (
              <tspan className={styles.total} dx="0.5em">
                {total}
              </tspan>
            )}
          </text>
          <text x={percent(second / columns.length)} y={height()}>
            {after}
          </text>
          <line x1="-30%" x2={percent((second - 1) / columns.length)} y1={height()} y2={height()} />
          <line x1={percent(second / columns.length)} x2="100%" y1={height()} y2={height()} />
        </>
      )}
    </g>
  )
}
