import { contrastRatio, rgb } from './wcag.ts'
import type { Themes } from './parse-themes.ts'

const page = ['paper', 'surface', 'mist']

/** Text colours and the backgrounds they are used on (WCAG 1.4.3: 4.5). */
const texts: Record<string, string[]> = {
  ink: page,
  muted: page,
  'accent-text': page,
  error: page,
  // The menus' and toasts' inverted backgrounds, the skip link, the ENQUIRY NOW tab.
  paper: ['ink'],
  'on-accent': ['accent'],
  'on-band': ['band'],
  'on-closing': ['closing'],
  'on-closing-muted': ['closing'],
  // Not required of a disabled control, but "Submitting" is worth reading.
  'on-disabled': ['disabled'],
}

/** What has to be seen to use the page: borders of controls, focus rings, fills (WCAG 1.4.11: 3). */
const controls: Record<string, string[]> = {
  // The quiet button is also in the closing block.
  control: [...page, 'closing'],
  focus: page,
  error: page,
  accent: ['paper', 'surface'],
  // The red button of the closing block, and the ring around it.
  band: ['closing'],
  'on-closing': ['closing', 'band'],
  // The focus ring on the film is on its darkened edges.
  'on-film': ['film-ground'],
}

const pairs = [
  { table: texts, use: 'as text', needed: 4.5 },
  { table: controls, use: 'as a fill or a line', needed: 3 },
].flatMap(({ table, use, needed }) =>
  Object.entries(table).flatMap(([front, backgrounds]) =>
    backgrounds.map((background) => ({ front, background, use, needed })),
  ),
)

/** The colours with too little contrast on one of their backgrounds, one sentence each. */
export function contrastProblems(themes: Themes): string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(({ front, background, use, needed }) => {
      const [colour, below] = [themes[theme][front], themes[theme][background]]
      if (!isHex(colour)) return [notHex(theme, front)]
      if (!isHex(below)) return [notHex(theme, background)]
      const contrast = contrastRatio(rgb(colour), rgb(below))
      if (contrast >= needed) return []
      return [
        `--${front} of the ${theme} theme (${colour}) has a contrast of ${floored(contrast)} on --${background} ` +
          `(${below}); ${use} it needs ${needed}. Make one of them darker or lighter.`,
      ]
    }),
  )
}

const isHex = (colour: string | undefined): colour is string => /^#[\da-f]{6}$/i.test(colour ?? '')

const notHex = (theme: string, name: string) =>
  `--${name} of the ${theme} theme must be a colour of six digits, such as #c9330f.`

/** Not rounded, or a contrast of 4.48 would be called 4.5. */
const floored = (contrast: number) => Math.floor(contrast * 100) / 100
