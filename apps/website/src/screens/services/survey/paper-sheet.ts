/** From the foot of a hill to its top: those of the rendered reliefs. */
const tones = [
  [44, 62, 81],
  [116, 135, 154],
  [195, 205, 214],
  [248, 249, 249],
] as const

/** The edge of a sheet: a closed curve with a radius of about 1. */
export const edge =
  'M1.05 0C1.03 .2 .86 .38 .74 .54C.62 .7 .48 .89 .31 .95C.14 1.02-.11 .97-.3 .92C-.49 .86-.71 .76-.84 .61C-.96 .46-1.05 .2-1.05 0C-1.05-.2-.97-.47-.84-.61C-.7-.74-.46-.76-.27-.82C-.07-.87 .12-.98 .31-.95C.5-.92 .75-.8 .88-.64C1-.48 1.08-.2 1.05 0Z'

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
