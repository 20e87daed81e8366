/** More sheets could not be told apart; larger figures are scaled down. */
const maxSheets = 32

/** The radius of the larger hill, in units of the drawing. */
const maxRadius = 112

/** How far the summit is off centre, towards the light, as a fraction of the hill's radius. */
const summitShift = 0.18

/** From the foot of a hill to its top: those of the rendered reliefs, visible on the backgrounds of both themes. */
const tones = [
  [44, 62, 81],
  [116, 135, 154],
  [195, 205, 214],
  [248, 249, 249],
] as const

const summitRed = '#d8391a'

/** The edge of a sheet: a closed curve with a radius of about 1. */
export const edge =
  'M1.05 0C1.03 .2 .86 .38 .74 .54C.62 .7 .48 .89 .31 .95C.14 1.02-.11 .97-.3 .92C-.49 .86-.71 .76-.84 .61C-.96 .46-1.05 .2-1.05 0C-1.05-.2-.97-.47-.84-.61C-.7-.74-.46-.76-.27-.82C-.07-.87 .12-.98 .31-.95C.5-.92 .75-.8 .88-.64C1-.48 1.08-.2 1.05 0Z'

/**
 * Draws a result as two hills with as many sheets of card as the figure before and after, each with a red summit.
 * @returns an SVG document without a background, 400 × 300 units
 */
export function drawRelief(before: number, after: number): string {
  const unitsPerSheet = Math.max(1, Math.max(before, after) / maxSheets)
  const sheets = (figure: number) => Math.max(1, Math.round(figure / unitsPerSheet))
  const step = maxRadius / Math.max(sheets(before), sheets(after))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">',
    '<style>path{filter:drop-shadow(.03px .045px .03px rgb(9 17 27/.45))}</style>',
    hill(150, 148, sheets(before), step),
    hill(318, 214, sheets(after), step),
    '</svg>',
  ].join('')
}

/** @param step how much smaller each sheet is than the one below it */
function hill(x: number, y: number, sheets: number, step: number): string {
  // Hills of different heights also have different shapes.
  const rotation = (sheets * 47) % 360
  const paths = Array.from({ length: sheets }, (_, index) => {
    const shift = round(-index * step * summitShift)
    const scale = round((sheets - index) * step)
    const fill = index === sheets - 1 ? summitRed : toneOf(index / Math.max(1, sheets - 2))
    return `<path d="${edge}" fill="${fill}" transform="translate(${shift} ${shift})rotate(${rotation + index})scale(${scale})"/>`
  })
  return `<g transform="translate(${x} ${y})">${paths.join('')}</g>`
}

/**
 * The colour of a sheet.
 * @param height from 0 at the foot to 1 at the top
 * @param brightness 1 for the upper side, less for an edge
 */
export function toneOf(height: number, brightness = 1): string {
  const position = Math.min(height, 1) * (tones.length - 1)
  const step = Math.min(Math.floor(position), tones.length - 2)
  const [lower, upper] = [tones[step] ?? tones[0], tones[step + 1] ?? tones[0]]
  const fraction = position - step
  const channels = lower.map((low, channel) => low + fraction * ((upper[channel] ?? low) - low))
  return `rgb(${channels.map((channel) => Math.round(channel * brightness)).join(' ')})`
}

const round = (value: number) => Math.round(value * 10) / 10
