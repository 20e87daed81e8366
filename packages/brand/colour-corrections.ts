import { readFileSync } from 'node:fs'
import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import oklch from 'colord/plugins/oklch'
import type { Company } from '@site/company/facts/define-company.ts'
import { factFile } from '@site/company/facts/lists.ts'
import { rule } from '@site/company/facts/rules.ts'
import type { Correction } from '@site/company/going-live/corrections.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import { parseThemes, type Themes } from './parse-themes.ts'
import { signalColours } from './signal-colours.ts'

extend([a11y, oklch])

/** Those that both themes share. */
const sharedColours = ['band', 'on-band']
const ownColours = [...sharedColours, 'accent', 'accent-text']

/** The contrast that texts (WCAG 1.4.3) as well as fills and rings (1.4.11) need; tokens.test.ts has that of our colours. */
const pairs = [
  { foreground: 'accent-text', backgrounds: ['paper', 'surface', 'mist'], needed: 4.5 },
  { foreground: 'on-band', backgrounds: ['band'], needed: 4.5 },
  { foreground: 'accent', backgrounds: ['paper', 'surface'], needed: 3 },
  // The red button of the closing block, and the ring around it.
  { foreground: 'band', backgrounds: ['closing'], needed: 3 },
  { foreground: 'on-closing', backgrounds: ['band'], needed: 3 },
].flatMap(({ backgrounds, ...pair }) => backgrounds.map((background) => ({ ...pair, background })))

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** Each of the company's colours with too little contrast, and the nearest that has enough wherever it is used. */
export function colourCorrections({ colours, language }: Company): Correction[] {
  const problems = contrastProblems(parseThemes(signalColours(colours) + tokens))
  // The first of each field.
  const byField = new Map(problems.toReversed().map((problem) => [fieldOf(problem), problem]))
  return Array.from(byField, ([field, { contrast, needed, ...values }]) => {
    const sentence = rule(values.nearest ? 'CONTRAST' : 'CONTRAST_LOW', {
      ...values,
      contrast: formatNumber(contrast, language),
      needed: formatNumber(needed, language),
    })
    return { file: factFile(field), fields: [field], sentence: sentence({ lang: language }) }
  })
}

/** The fact that is the token: `colours.dark.accentText`. */
function fieldOf({ theme, name }: { theme: string; name: string }): string {
  const fact = name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())
  return sharedColours.includes(name) ? `colours.${fact}` : `colours.${theme}.${fact}`
}

/** The colours with too little contrast, each with the nearest that has enough: in a pair, that which changes less. */
export const contrastProblems = (themes: Themes) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(({ foreground, background, needed }) => {
      const contrast = contrastOf(themes[theme], foreground, background)
      if (contrast >= needed) return []
      const own = [foreground, background].filter((name) => ownColours.includes(name))
      const [nearest] = own
        .flatMap((name) => nearestPassing(themes, theme, name) ?? [])
        .sort((one, other) => one.distance - other.distance)
      const { name = own[0] ?? '', passing = '' } = nearest ?? {}
      const other = name === foreground ? background : foreground
      const [colour = '', otherColour = ''] = [themes[theme][name], themes[theme][other]]
      return [{ theme, name, colour, other: otherColour, contrast, needed, nearest: passing }]
    }),
  )

const contrastOf = (tokens: Record<string, string>, foreground: string, background: string) =>
  colord(tokens[foreground] ?? '').contrast(tokens[background])

/** The colour of the same OKLCH hue with enough contrast in all its pairs whose lightness differs least. */
function nearestPassing(themes: Themes, theme: keyof Themes, name: string) {
  const colour = colord(themes[theme][name] ?? '').toOklch()
  const affected = sharedColours.includes(name) ? [themes.light, themes.dark] : [themes[theme]]
  const passes = (candidate: string) =>
    pairs
      .filter(({ foreground, background }) => [foreground, background].includes(name))
      .every(({ foreground, background, needed }) =>
        affected.every(
          (tokens) =>
            contrastOf({ ...tokens, [name]: candidate }, foreground, background) >= needed,
        ),
      )
  for (let distance = 0.002; distance < 1; distance += 0.002) {
    for (const change of [-distance, distance]) {
      const passing = colord({ ...colour, l: colour.l + change }).toHex()
      if (passes(passing)) return { name, passing, distance }
    }
  }
  return undefined
}
