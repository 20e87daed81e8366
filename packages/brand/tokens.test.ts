import { readFileSync } from 'node:fs'
import { colord } from 'colord'
import { describe, expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { smallestCompany } from '@site/company/testing/smallest-company.ts'
import { colourCorrections, contrastProblems } from './colour-corrections.ts'
import { parseThemes, type Themes } from './parse-themes.ts'
import { signalColours } from './signal-colours.ts'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const themes = parseThemes(signalColours(company.colours) + tokens)

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

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs)(
    '$foreground on $background has a contrast of $needed',
    ({ foreground, background, needed }) => {
      const [colour = '', ground = ''] = [themes[theme][foreground], themes[theme][background]]
      expect(colour).toMatch(/^#[\da-f]{6}$/i)
      expect(ground).toMatch(/^#[\da-f]{6}$/i)
      expect(colord(colour).contrast(ground)).toBeGreaterThanOrEqual(needed)
    },
  )
})

test('the colours of the companies need no correction', () => {
  expect(colourCorrections(company)).toEqual([])
  expect(colourCorrections(smallestCompany)).toEqual([])
})

const inLight = (tokens: Record<string, string>): Themes => ({
  ...themes,
  light: { ...themes.light, ...tokens },
})

test('a signal colour with too little contrast is reported with the nearest that has enough', () => {
  expect(contrastProblems(inLight({ band: '#777777' }))).toEqual([
    {
      ...{ theme: 'light', name: 'band', colour: '#777777', other: '#ffffff' },
      ...{ contrast: 4.47, needed: 4.5, nearest: '#767676' },
    },
  ])
})

test.each(['#ff8800', '#4d9de0', '#8a8f2a', '#f2c500'])(
  'with the nearest colours that pass, %s has enough contrast everywhere',
  (signal) => {
    const tokens: Record<string, string> = { accent: signal, 'accent-text': signal, band: signal }
    for (const { name, nearest } of contrastProblems(inLight(tokens))) tokens[name] = nearest
    expect(contrastProblems(inLight(tokens))).toEqual([])
    expect(tokens).not.toMatchObject({ 'accent-text': signal })
  },
)

test('the owner reads once for each colour what has too little contrast, in the main language', () => {
  const { colours } = smallestCompany
  const grey = { accent: '#777777', accentText: '#777777' }
  const corrections = (language: typeof company.language) =>
    colourCorrections({
      ...smallestCompany,
      language,
      colours: { ...colours, band: '#777777', dark: grey },
    })
  expect(corrections('fr').flatMap(({ fields }) => fields)).toEqual([
    'colours.band',
    'colours.dark.accentText',
  ])
  expect(corrections('en')[0]).toEqual({
    file: 'content/company.json',
    fields: ['colours.band'],
    sentence:
      '#777777 has a contrast of 4.47 with #ffffff and needs 4.5. The nearest colour with enough is #767676.',
  })
  expect(corrections('fr')[0]?.sentence).toContain('un contraste de 4,47 avec #ffffff')
})

test('where no other colour would do, the owner reads only what is wrong', () => {
  const colours = { ...smallestCompany.colours, band: '#0e1722', onBand: '#888888' }
  const sentences = colourCorrections({ ...smallestCompany, colours, language: 'en' }).map(
    ({ sentence }) => sentence,
  )
  expect(sentences).toContainEqual(expect.stringMatching(/and needs 3\.$/))
})
