import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import oklch from 'colord/plugins/oklch'
import type { Themes } from './parse-themes.ts'

extend([a11y, oklch])

const themeNames = ['light', 'dark'] as const

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
  { table: textBackgrounds, use: 'as text', needed: 4.5 },
  { table: controlBackgrounds, use: 'as a fill or a line', needed: 3 },
].flatMap(({ table, use, needed }) =>
  Object.entries(table).flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => ({ foreground, background, use, needed })),
  ),
)

/** Names each colour with too little contrast, and the nearest that passes of those that may be changed. */
export function contrastProblems(themes: Themes, changeable: readonly string[]): string[] {
  return themeNames.flatMap((theme) =>
    pairs.flatMap(({ foreground, background, use, needed }) => {
      const [colour, backgroundColour] = [themes[theme][foreground], themes[theme][background]]
      if (!isHex(colour)) return [notHex(theme, foreground)]
      if (!isHex(backgroundColour)) return [notHex(theme, background)]
      const contrast = colord(colour).contrast(backgroundColour)
      if (contrast >= needed) return []
      const nearest = [foreground, background]
        .filter((name) => changeable.includes(name))
        .flatMap((name) => nearestPassing(themes, theme, name) ?? [])
        .sort((one, other) => one.distance - other.distance)[0]
      const advice = nearest
        ? `The nearest colour that passes is ${nearest.colour} for --${nearest.name}.`
        : 'Make one of them darker or lighter.'
      return [
        `--${foreground} of the ${theme} theme (${colour}) has a contrast of ${contrast} on --${background} ` +
          `(${backgroundColour}); ${use} it needs ${needed}. ${advice}`,
      ]
    }),
  )
}

/** The colour of the same OKLCH hue with enough contrast in all its pairs whose lightness differs least. */
function nearestPassing(themes: Themes, theme: keyof Themes, name: string) {
  const colour = colord(themes[theme][name] ?? '').toOklch()
  // One that both themes share has to pass in both.
  const affected = themeNames.filter((one) => themes[one][name] === themes[theme][name])
  const passes = (candidate: string) =>
    pairs
      .filter(({ foreground, background }) => [foreground, background].includes(name))
      .every(({ foreground, background, needed }) =>
        affected.every((one) => {
          const tokens: Record<string, string> = { ...themes[one], [name]: candidate }
          const [text, ground] = [tokens[foreground], tokens[background]]
          if (!isHex(text) || !isHex(ground)) return false
          return colord(text).contrast(ground) >= needed
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

const isHex = (colour: string | undefined): colour is string => /^#[\da-f]{6}$/i.test(colour ?? '')

const notHex = (theme: string, name: string) =>
  `--${name} of the ${theme} theme must be a hex colour with six digits, such as #c9330f.`
