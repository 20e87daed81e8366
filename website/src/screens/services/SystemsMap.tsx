import { messages } from '../../../../i18n/messages.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { contourInterval, copiedByHand, interfaces, risks, systems } from './specimen-survey.ts'
import type { System } from './specimen-survey.ts'
import styles from './SystemsMap.module.css'

/** How far apart contour lines lie at the foot of a hill, in units of the map. */
const spacing = 7.4

/** A closed curve of about unit radius, as a contour line. */
const contour =
  'M1 0C1.06.5.62.92.1.97-.4 1.02-.9.68-.98.16-1.06-.4-.66-.86-.2-.98.3-1.08.9-.6 1 0Z'

const contoursOf = ({ cost }: System) => Math.round(cost / contourInterval)

/**
 * The systems as hills on a map: the dearer, the higher. The red disc lies on the one to mend first.
 * Only seen: costs and risks stand as text beside it.
 */
export function SystemsMap({ locale }: { locale: Locale }) {
  return (
    <svg className={styles.map} viewBox="0 0 400 400" aria-hidden="true">
      <defs>
        <path id="contour" d={contour} />
      </defs>
      <path className={styles.grid} d={grid} />
      <path className={styles.interface} d={interfaces.map(line).join('')} />
      <path className={styles.byHand} d={copiedByHand.map(line).join('')} />
      {systems.map((system) => (
        <g key={system.name} transform={`translate(${system.x} ${system.y})`}>
          <g className={styles.hill} transform={`rotate(${system.x})`}>
            {Array.from({ length: contoursOf(system) }, (_, index) => (
              <use
                key={index}
                href="#contour"
                transform={`scale(${Math.round((contoursOf(system) - index) * spacing)})`}
              />
            ))}
          </g>
          <text y={contoursOf(system) * spacing + 20}>{messages[locale][system.name]}</text>
        </g>
      ))}
      {risks.map(({ text, at }, index) => (
        <g key={text} className={styles.risk} transform={`translate(${at.x} ${at.y})`}>
          <circle r="12" />
          <text y="5">{index + 1}</text>
        </g>
      ))}
    </svg>
  )
}

/** Crosses at every hundredth unit, as on a surveyor's sheet. */
const grid = [100, 200, 300]
  .flatMap((x) => [100, 200, 300].map((y) => `M${x - 4} ${y}h8m-4-4v8`))
  .join('')

const line = ([from, to]: readonly [System, System]) => `M${from.x} ${from.y}L${to.x} ${to.y}`
