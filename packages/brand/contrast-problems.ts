import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import oklch from 'colord/plugins/oklch'
import type { Themes } from './parse-themes.ts'

extend([a11y, oklch])

const themeNames = ['light', 'dark'] as const

/** Those that both themes share. */
export const sharedColours = ['band', 'on-band']

const pageBackgrounds = ['paper', 'surface', 'mist']

/** Text colours and the backgrounds they are used on (WCAG 1.4.3: 4.5). */
const textBackgrounds: Record<string, string[]> = {
  ink: pageBackgrounds,
  muted: pageBackgrounds,
  'accent-text': pageBackgrounds,
  error: pageBackgrounds,
  // The menus' and toasts' inverted backgrounds, the skip link, the ENQUIRY NOW tab.
  paper: ['ink'],
  'on-band': ['band'],
  'on-closing': ['closing', 'night'],
  'on-closing-muted': ['closing', 'night'],
  // Not required of a disabled control, but "Submitting" is worth reading.
  'on-disabled': ['disabled'],
}

/** Colours of borders, focus rings and fills that a visitor must see to use a control (WCAG 1.4.11: 3). */
const controlBackgrounds: Record<string, string[]> = {
  // The quiet button is also in the closing block.
  control: [...pageBackgrounds, 'closing'],
  focus: pageBackgrounds,
  error: pageBackgrounds,
  accent: ['paper', 'surface'],
  // The red button of the closing block, and the ring around it.
  band: ['closing'],
  'on-closing': ['closing', 'night', 'band'],
  // The focus ring on the film is on its darkened edges.
  'on-film': ['film-ground'],
}

const pairs = [
  { table: textBackgrounds, needed: 4.5 },
  { table: controlBackgrounds, needed: 3 },
].flatMap(({ table, needed }) =>
  Object.entries(table).flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => ({ foreground, background, needed })),
  ),
)

/**
 * The colours with too little contrast to another, by their tokens: of those that may be changed, the one that has to
 * change least, with the nearest colour that has enough. @throws Error for one that is missing, or not in hex notation
 */
export function contrastProblems(themes: Themes, changeable: readonly string[]) {
  return themeNames.flatMap((theme) =>
    pairs.flatMap(({ foreground, background, needed }) => {
      const [text, ground] = [hexOf(themes, theme, foreground), hexOf(themes, theme, background)]
      const contrast = colord(text).contrast(ground)
      if (contrast >= needed) return []
      const [nearest] = [foreground, background]
        .filter((name) => changeable.includes(name))
        .flatMap((name) => nearestPassing(themes, theme, name) ?? [])
        .sort((one, other) => one.distance - other.distance)
      const [colour, other] = nearest?.name === background ? [ground, text] : [text, ground]
      const { name = foreground, colour: passing } = nearest ?? {}
      return [{ theme, name, colour, other, contrast, needed, nearest: passing }]
    }),
  )
}

/** The colour of the same OKLCH hue with enough contrast in all its pairs whose lightness differs least. */
function nearestPassing(themes: Themes, theme: keyof Themes, name: string) {
  const colour = colord(themes[theme][name] ?? '').toOklch()
  const affected = themeNames.filter((one) => one === theme || sharedColours.includes(name))
  const passes = (candidate: string) =>
    pairs
      .filter(({ foreground, background }) => [foreground, background].includes(name))
      .every(({ foreground, background, needed }) =>
        affected.every((one) => {
          const tokens: Record<string, string> = { ...themes[one], [name]: candidate }
          return colord(tokens[foreground] ?? '').contrast(tokens[background]) >= needed
        }),
      )
  for (let distance = 0.002; distance < 1; distance += 0.002) {
    for (const change of [-distance, distance]) {
      const candidate = colord({ ...colour, l: colour.l + change }).toHex()
      if (passes(candidate)) return { name, colour: candidate, distance }
    }
  }
  return undefined
}

function hexOf(themes: Themes, theme: keyof Themes, name: string): string {
  const colour = themes[theme][name] ?? ''
  if (/^#[\da-f]{6}$/i.test(colour)) return colour
  throw new Error(
    `--${name} of the ${theme} theme must be a hex colour with six digits, such as #c9330f.`,
  )
}
