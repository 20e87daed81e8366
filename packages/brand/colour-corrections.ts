import { readFileSync } from 'node:fs'
import type { Company } from '@site/company/facts/define-company.ts'
import { factFile } from '@site/company/facts/lists.ts'
import { rule } from '@site/company/facts/rules.ts'
import type { Correction } from '@site/company/going-live/corrections.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import { contrastProblems, sharedColours } from './contrast-problems.ts'
import { parseThemes } from './parse-themes.ts'
import { signalColours } from './signal-colours.ts'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** Each of the company's colours with too little contrast, and the nearest that has enough wherever it is used. */
export function colourCorrections({
  colours,
  language,
}: Pick<Company, 'colours' | 'language'>): Correction[] {
  const themes = parseThemes(signalColours(colours) + tokens)
  const problems = contrastProblems(themes, [...sharedColours, 'accent', 'accent-text'])
  // The first of each field.
  const byField = new Map(problems.toReversed().map((problem) => [fieldOf(problem), problem]))
  return Array.from(byField, ([field, { colour, other, contrast, needed, nearest }]) => {
    const sentence = rule(nearest ? 'CONTRAST' : 'CONTRAST_LOW', {
      colour,
      other,
      contrast: formatNumber(contrast, language),
      needed: formatNumber(needed, language),
      nearest: nearest ?? '',
    })
    return { file: factFile(field), fields: [field], sentence: sentence({ lang: language }) }
  })
}

/** The fact that is the token: `colours.dark.accentText`. */
function fieldOf({ theme, name }: { theme: string; name: string }): string {
  const fact = name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())
  return sharedColours.includes(name) ? `colours.${fact}` : `colours.${theme}.${fact}`
}
