import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastProblems } from './contrast-problems.ts'
import { parseThemes } from './parse-themes.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const css = read('../../content/colours.css') + read('tokens.css')
const themes = parseThemes(css)

test('all texts and controls have enough contrast on their backgrounds in both themes', () => {
  expect(contrastProblems(themes)).toEqual([])
})

test('a signal colour with too little contrast is reported with the contrast it needs', () => {
  const pale = { ...themes, light: { ...themes.light, accent: '#777777' } }
  expect(contrastProblems(pale)).toContain(
    '--on-accent of the light theme (#ffffff) has a contrast of 4.47 on --accent (#777777); ' +
      'as text it needs 4.5. Make one of them darker or lighter.',
  )
})

test('a colour that is missing or not in hex notation is reported', () => {
  const problems = contrastProblems(parseThemes(css.replace(/--error: [^;]+;/, '')))
  const named = { ...themes, dark: { ...themes.dark, 'accent-text': 'orange' } }
  expect(problems).toContain(
    '--error of the light theme must be a hex colour with six digits, such as #c9330f.',
  )
  expect(contrastProblems(named)).toContain(
    '--accent-text of the dark theme must be a hex colour with six digits, such as #c9330f.',
  )
})
