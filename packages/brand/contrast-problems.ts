import { contrastRatio, parseHexColour } from './wcag.ts'
import type { Themes } from './parse-themes.ts'

const pageBackgrounds = ['paper', 'surface', 'mist']

/** Text colours and the backgrounds they are used on (WCAG 1.4.3: 4.5). */
const textBackgrounds: Record<string, string[]> = {
  ink: pageBackgrounds,
  muted: pageBackgrounds,
  'accent-text': pageBackgrounds,
  error: pageBackgrounds,
  // The menus' and toasts' inverted backgrounds, the skip link, the ENQUIRY NOW tab.
  paper: ['ink'],
  'on-accent': ['accent'],
  'on-band': ['band'],
  'on-closing': ['closing'],
  'on-closing-muted': ['closing'],
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
  'on-closing': ['closing', 'band'],
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

/** One message for each colour with too little contrast on one of its backgrounds. */
export function contrastProblems(themes: Themes): string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(({ foreground, background, use, needed }) => {
      const [colour, backgroundColour] = [themes[theme][foreground], themes[theme][background]]
      if (!isHex(colour)) return [notHex(theme, foreground)]
      if (!isHex(backgroundColour)) return [notHex(theme, background)]
      const contrast = contrastRatio(parseHexColour(colour), parseHexColour(backgroundColour))
      if (contrast >= needed) return []
      return [
        `--${foreground} of the ${theme} theme (${colour}) has a contrast of ${roundDown(contrast)} on --${background} ` +
          `(${backgroundColour}); ${use} it needs ${needed}. Make one of them darker or lighter.`,
      ]
    }),
  )
}

const isHex = (colour: string | undefined): colour is string => /^#[\da-f]{6}$/i.test(colour ?? '')

const notHex = (theme: string, name: string) =>
  `--${name} of the ${theme} theme must be a hex colour with six digits, such as #c9330f.`

/** Otherwise a contrast of 4.48 would be reported as 4.5. */
const roundDown = (contrast: number) => Math.floor(contrast * 100) / 100
