import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastProblems } from './contrast-problems.ts'
import { parseThemes } from './parse-themes.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const colours = read('../../content/colours.css')
const css = colours + read('tokens.css')
const themes = parseThemes(css)
/** The colours of content/colours.css. */
const own = Array.from(colours.matchAll(/--([\w-]+):/g), ([, name = '']) => name)

test('all texts and controls have enough contrast on their backgrounds in both themes', () => {
  expect(contrastProblems(themes, own)).toEqual([])
})

const inLight = (tokens: Record<string, string>) => ({
  ...themes,
  light: { ...themes.light, ...tokens },
})

test('a signal colour with too little contrast is reported with the nearest that has enough', () => {
  const pale = inLight({ band: '#777777' })
  const problem =
    '--on-band of the light theme (#ffffff) has a contrast of 4.47 on --band (#777777); ' +
    'as text it needs 4.5. '
  expect(contrastProblems(pale, own)).toEqual([
    `${problem}The nearest colour that passes is #767676 for --band.`,
  ])
  expect(contrastProblems(pale, [])).toEqual([`${problem}Make one of them darker or lighter.`])
})

test.each(['#ff8800', '#4d9de0', '#8a8f2a', '#f2c500'])(
  'with the nearest colours that pass, %s has enough contrast everywhere',
  (signal) => {
    const tokens: Record<string, string> = { accent: signal, 'accent-text': signal, band: signal }
    for (const problem of contrastProblems(inLight(tokens), own)) {
      const [, colour = '', name = ''] = /is (#\w{6}) for --([\w-]+)\./.exec(problem) ?? []
      tokens[name] = colour
    }
    expect(contrastProblems(inLight(tokens), own)).toEqual([])
    expect(tokens).not.toMatchObject({ 'accent-text': signal })
  },
)

test('a colour that is missing or not in hex notation is reported', () => {
  const problems = contrastProblems(parseThemes(css.replace(/--error: [^;]+;/, '')), own)
  const named = { ...themes, dark: { ...themes.dark, 'accent-text': 'orange' } }
  expect(problems).toContain(
    '--error of the light theme must be a hex colour with six digits, such as #c9330f.',
  )
  expect(contrastProblems(named, own)).toContain(
    '--accent-text of the dark theme must be a hex colour with six digits, such as #c9330f.',
  )
})
