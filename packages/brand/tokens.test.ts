import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { smallestCompany } from '@site/company/testing/smallest-company.ts'
import { colourCorrections } from './colour-corrections.ts'
import { contrastProblems } from './contrast-problems.ts'
import { parseThemes } from './parse-themes.ts'
import { signalColours } from './signal-colours.ts'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const css = signalColours(company.colours) + tokens
const themes = parseThemes(css)
/** The company's colours. */
const own = ['band', 'on-band', 'accent', 'accent-text']

test('all texts and controls have enough contrast on their backgrounds in both themes', () => {
  expect(contrastProblems(themes, own)).toEqual([])
  expect(colourCorrections(smallestCompany)).toEqual([])
})

const inLight = (tokens: Record<string, string>) => ({
  ...themes,
  light: { ...themes.light, ...tokens },
})

test('a signal colour with too little contrast is reported with the nearest that has enough', () => {
  const pale = inLight({ band: '#777777' })
  const problem = { theme: 'light', contrast: 4.47, needed: 4.5 }
  expect(contrastProblems(pale, own)).toEqual([
    { ...problem, name: 'band', colour: '#777777', other: '#ffffff', nearest: '#767676' },
  ])
  expect(contrastProblems(pale, [])).toEqual([
    { ...problem, name: 'on-band', colour: '#ffffff', other: '#777777' },
  ])
})

test.each(['#ff8800', '#4d9de0', '#8a8f2a', '#f2c500'])(
  'with the nearest colours that pass, %s has enough contrast everywhere',
  (signal) => {
    const tokens: Record<string, string> = { accent: signal, 'accent-text': signal, band: signal }
    for (const { name, nearest = '' } of contrastProblems(inLight(tokens), own)) {
      tokens[name] = nearest
    }
    expect(contrastProblems(inLight(tokens), own)).toEqual([])
    expect(tokens).not.toMatchObject({ 'accent-text': signal })
  },
)

test('the owner reads once for each colour what has too little contrast, in the main language', () => {
  const { colours } = smallestCompany
  const corrections = (language: typeof company.language) =>
    colourCorrections({
      language,
      colours: { ...colours, band: '#777777', dark: { accent: '#777777', accentText: '#777777' } },
    })
  expect(corrections('fr').map(({ fields }) => fields)).toEqual([
    ['colours.band'],
    ['colours.dark.accentText'],
  ])
  expect(corrections('en')[0]).toEqual({
    file: 'content/company.json',
    fields: ['colours.band'],
    sentence:
      '#777777 has a contrast of 4.47 with #ffffff and needs 4.5. The nearest colour with enough is #767676.',
  })
  expect(corrections('fr')[0]?.sentence).toContain('un contraste de 4,47 avec #ffffff')
})

test('a colour that is missing or not in hex notation is an error', () => {
  const problems = () => contrastProblems(parseThemes(css.replace(/--error: [^;]+;/, '')), own)
  const named = { ...themes, dark: { ...themes.dark, 'accent-text': 'orange' } }
  expect(problems).toThrow(
    '--error of the light theme must be a hex colour with six digits, such as #c9330f.',
  )
  expect(() => contrastProblems(named, own)).toThrow(
    '--accent-text of the dark theme must be a hex colour with six digits, such as #c9330f.',
  )
})
