import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastRatio, rgb } from '../../../media/contrast/wcag.ts'
import { parseThemes } from './parse-themes.ts'

const themes = parseThemes(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'))

const page = ['paper', 'surface', 'mist']

/** Every text, and the grounds on which the stylesheets set it (WCAG 1.4.3: 4.5). */
const texts: Record<string, string[]> = {
  ink: page,
  muted: page,
  'accent-text': page,
  error: page,
  success: page,
  // The menus' and toasts' inverted grounds, the skip link, the ENQUIRY NOW tab.
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
  // The quiet button also stands in the closing block.
  control: [...page, 'closing'],
  focus: page,
  error: page,
  accent: ['paper', 'surface'],
  // The red button of the closing block, and the ring around it.
  band: ['closing'],
  'on-closing': ['closing', 'band'],
  // The focus ring on the film stands on its darkened edges.
  'on-film': ['film-ground'],
}

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground })))

test.for(['light', 'dark'] as const)(
  'every colour of the %s theme that is paired is defined',
  (theme) => {
    const missing = [...pairs(texts), ...pairs(controls)]
      .flatMap(({ front, ground }) => [front, ground])
      .filter((name) => !themes[theme][name])
    expect(missing).toEqual([])
  },
)

for (const theme of ['light', 'dark'] as const) {
  const colour = (name: string) => themes[theme][name] ?? ''

  test.for(pairs(texts))(`${theme}: text in $front is readable on $ground`, ({ front, ground }) => {
    expect(contrastRatio(rgb(colour(front)), rgb(colour(ground)))).toBeGreaterThanOrEqual(4.5)
  })

  test.for(pairs(controls))(`${theme}: $front is seen on $ground`, ({ front, ground }) => {
    expect(contrastRatio(rgb(colour(front)), rgb(colour(ground)))).toBeGreaterThanOrEqual(3)
  })
}

test('both themes show the same red band with the same white words', () => {
  for (const name of ['band', 'on-band', 'on-film']) {
    expect(themes.dark[name]).toBe(themes.light[name])
  }
})
