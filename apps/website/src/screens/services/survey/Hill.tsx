import { edge, toneOf } from './paper-sheet.ts'
import styles from './SurveyHills.module.css'

/** Of a sheet, in units of the drawing. */
const thickness = 10

/** The height of a circle on the ground of the drawing, which is seen from above at an angle. */
const tilt = 0.52

/** Hills with more sheets than this have a white top. */
const whiteAbove = 4

/** How many units of the drawing are as wide as the size of the type. */
const unitsPerEm = 20

interface HillProps {
  /** How many sheets of paper it has. */
  count: number
  /** How many of them are gone once the system is fixed. */
  saved: number
  /** Its position in the list: hills of the same height have different shapes. */
  index: number
}

/**
 * A hill of stacked paper sheets, seen from above at an angle, with the light from the upper left. Its size follows
 * the size of the type. Needs `SheetShape` on the page.
 */
export function Hill({ count, saved, index }: HillProps) {
  const radius = 34 + 6.2 * count
  const sheets = Array.from({ length: count }, (_, level) => (
    <Sheet key={level} level={level} of={count} radius={radius} turn={index * 47} />
  ))
  const reach = 10 + 6 * count
  const half = Math.ceil(radius * 1.08)
  const top = Math.ceil(Math.max(count * thickness + 24, radius * 0.6))
  const bottom = Math.ceil(radius * 0.58)
  return (
    <svg
      viewBox={`${-half} ${-top} ${2 * half} ${top + bottom}`}
      width={`${(2 * half) / unitsPerEm}em`}
      height={`${(top + bottom) / unitsPerEm}em`}
      aria-hidden="true"
    >
      <ellipse className={styles.shade} cx={reach} cy="9" rx={radius + reach / 2} ry={radius / 2} />
      {sheets.slice(0, count - saved)}
      <g className={styles.saved}>{sheets.slice(count - saved)}</g>
      <Disc x={-0.1 * radius} y={-count * thickness} />
      <Disc x={-0.1 * radius} y={-(count - saved) * thickness} />
    </svg>
  )
}

/** The outline of a sheet, which every sheet of every hill scales and turns. */
export function SheetShape() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <path id="sheet" d={edge} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

interface SheetProps {
  level: number
  of: number
  radius: number
  turn: number
}

function Sheet({ level, of, radius, turn }: SheetProps) {
  const height = level / of
  // Steeper towards the top, with ledges of different widths.
  const size = radius * (0.1 + 0.9 * (1 - height) ** 0.9 + 0.018 * Math.sin(level * 2.4 + turn))
  const x = -0.12 * radius * height
  const y = -0.03 * radius * height - level * thickness
  const tone = (0.12 * (of - 1 - level) + level) / Math.max(of - 1, whiteAbove)
  const at = (right: number, down: number) =>
    `translate(${round(x + right)} ${round(y + down)})scale(${round(size)} ${round(size * tilt)})rotate(${turn + level * 4})`
  return (
    <>
      <use href="#sheet" className={styles.shadow} transform={at(5, 5)} />
      <use href="#sheet" fill={toneOf(tone, 0.66)} transform={at(0, 0)} />
      <use href="#sheet" fill={toneOf(tone, 0.8)} transform={at(-0.6, -thickness / 2)} />
      <use href="#sheet" fill={toneOf(tone)} transform={at(0, -thickness)} />
    </>
  )
}

/** The red disc on the summit before and after the fix; shown where the expected damage is the largest. */
function Disc({ x, y }: { x: number; y: number }) {
  return (
    <g className={styles.disc} transform={`translate(${round(x)} ${y})`} data-sun="">
      <ellipse cy="2" rx="21" ry="11" />
      <ellipse cy="-7" rx="21" ry="11" />
    </g>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
