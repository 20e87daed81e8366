import {
  contoursOf,
  copiedByHand,
  interfaces,
  mapHeight,
  mapWidth,
  type System,
  systems,
} from './survey.ts'

/** The distance between contour lines, in units of the map. */
const spacing = 7

/** Visible in both themes: 4:1 on white and on the dark surface. */
const lineColour = '#6b7c8f'

/** A contour line: a closed curve with a radius of about 1. */
const contour = 'M1 0C1 .6.6 1 .1 1S-.9.6-1 .1-.7-.9-.2-1 1-.6 1 0'

/** The radius of a hill at its foot, in units of the map. */
export const radiusOf = (system: System) => contoursOf(system) * spacing

/**
 * Draws the systems as hills on a map: the more expensive, the higher. Solid lines connect systems with an
 * interface, dashed lines those between which people copy data by hand.
 * @returns an SVG document without background and labels
 */
export function drawMap(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${mapHeight}">`,
    `<g fill="none" stroke="${lineColour}">`,
    `<path stroke-opacity=".3" d="${grid()}"/>`,
    `<path stroke-width="1.5" d="${interfaces.map(line).join('')}"/>`,
    `<path stroke-width="1.5" stroke-dasharray="5" d="${copiedByHand.map(line).join('')}"/>`,
    '</g>',
    `<g fill="${lineColour}" fill-opacity=".1" stroke="${lineColour}">${systems.map(hill).join('')}</g>`,
    '</svg>',
  ].join('')
}

function hill(system: System): string {
  const contours = contoursOf(system)
  const rings = Array.from({ length: contours }, (_, index) => {
    const scale = (contours - index) * spacing
    // Every fifth line is stronger, as on a map.
    const width = (index % 5 === 4 ? 2 : 1) / scale
    return `<path d="${contour}" stroke-width="${width.toFixed(4)}" transform="translate(${-index})scale(${scale})"/>`
  })
  // Rotated, so that each hill has a different shape.
  return `<g transform="translate(${system.x} ${system.y})rotate(${system.x})">${rings.join('')}</g>`
}

/** From the foot of one hill to the foot of the other. */
function line([from, to]: readonly [System, System]): string {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y)
  const at = (distance: number) =>
    [from.x + (x * distance) / length, from.y + (y * distance) / length].map(Math.round).join(' ')
  return `M${at(radiusOf(from))}L${at(length - radiusOf(to))}`
}

function grid(): string {
  const across = [80, 160, 240, 320].map((x) => `M${x} 0V${mapHeight}`)
  const down = [70, 150, 230, 310].map((y) => `M0 ${y}H${mapWidth}`)
  return [...across, ...down].join('')
}
