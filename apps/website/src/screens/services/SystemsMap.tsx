import { Fragment } from 'react'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { radiusOf } from '../../specimen/draw-map.ts'
import { mapPath } from '../../specimen/map-path.ts'
import { mapHeight, mapWidth, risks, systems } from '../../specimen/survey.ts'
import styles from './SpecimenDrawings.module.css'

/**
 * The systems as hills on a map, each with its name and yearly cost, and discs with the numbers of the risks.
 * The hills are a separate file, because they are the same in every language and theme.
 */
export function SystemsMap({ locale }: { locale: Locale }) {
  return (
    <svg className={`${styles.drawing} ${styles.map}`} viewBox={`0 0 ${mapWidth} ${mapHeight}`}>
      <image href={mapPath} width={mapWidth} height={mapHeight} aria-hidden="true" />
      {systems.map((system) => (
        <text key={system.name} x={system.x} y={system.y + radiusOf(system) + 20}>
          {messages[locale][system.name]}{' '}
          <tspan x={system.x} dy="1.2em">
            {formatNumber(system.cost, locale)}
          </tspan>
        </text>
      ))}
      <g className={styles.risks} aria-hidden="true">
        {risks.map(({ at, text }, index) => (
          <Fragment key={text}>
            <circle cx={at.x} cy={at.y} r={13} />
            <text x={at.x} y={at.y + 6}>
              {index + 1}
            </text>
          </Fragment>
        ))}
      </g>
    </svg>
  )
}
