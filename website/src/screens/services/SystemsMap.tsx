import { formatNumber } from '../../../../i18n/format-number.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { messages } from '../../../../i18n/messages.ts'
import { contourInterval, copiedByHand, interfaces, risks, systems } from './specimen-survey.ts'
import type { System } from './specimen-survey.ts'
import styles from './SpecimenDrawings.module.css'

/** How far apart contour lines lie, in units of the map. */
const spacing = 7

/** A closed curve of about unit radius, as a contour line. */
const contour = 'M1 0C1 .6.6 1 .1 1S-.9.6-1 .1-.7-.9-.2-1 1-.6 1 0'

/**
 * The systems as hills on a map, each with its yearly cost: the dearer, the higher. The red disc lies on
 * the one to mend first.
 */
export function SystemsMap({ locale }: { locale: Locale }) {
  return (
    <svg className={`${styles.drawing} ${styles.map}`} viewBox="0 0 400 380">
      <path className={styles.faint} d={grid} />
      <path className={styles.strong} d={interfaces.map(line).join('')} />
      <path className={`${styles.strong} ${styles.byHand}`} d={copiedByHand.map(line).join('')} />
      <g role="list">
        {systems.map(({ name, cost, x, y }) => {
          const contours = Math.round(cost / contourInterval)
          return (
            <g key={name} role="listitem" transform={`translate(${x} ${y})`}>
              {/* Turned, so that each hill has a shape of its own. */}
              <g className={styles.hill} transform={`rotate(${x})`}>
                {Array.from({ length: contours }, (_, index) => contours - index).map((size) => (
                  <path
                    key={size}
                    d={contour}
                    transform={`translate(${size})scale(${size * spacing})`}
                  />
                ))}
              </g>
              <text y={contours * spacing + 22}>
                {messages[locale][name]}
                <tspan x="0" dy="1.2em">
                  {formatNumber(cost, locale)}
                </tspan>
              </text>
            </g>
          )
        })}
      </g>
      <g aria-hidden="true">
        {risks.map(({ text, at }, index) => (
          <g
            key={text}
            className={index === 0 ? `${styles.risk} ${styles.worst}` : styles.risk}
            transform={`translate(${at.x} ${at.y})`}
          >
            <circle r="13" />
            <text y="6">{index + 1}</text>
          </g>
        ))}
      </g>
    </svg>
  )
}

/** Lines at every eightieth unit, as on a surveyor's sheet. */
const grid = 'M80 0v380M160 0v380M240 0v380M320 0v380M0 70h400M0 150h400M0 230h400M0 310h400'

const line = ([from, to]: readonly [System, System]) => `M${from.x} ${from.y}L${to.x} ${to.y}`
