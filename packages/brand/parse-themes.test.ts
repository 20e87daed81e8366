import { expect, test } from 'vitest'
import { parseThemes } from './parse-themes.ts'

const tokens = `:root {
  --paper: white; --ink: black; --accent: red; --muted: grey; --band: var(--accent);
  --on-band: white; --on-film: white;
}
:root.dark { --paper: black; --ink: white; }`

test('the dark theme inherits what it does not set, and references are resolved', () => {
  expect(parseThemes(tokens).light).toMatchObject({ paper: 'white', band: 'red' })
  expect(parseThemes(tokens).dark).toMatchObject({ paper: 'black', band: 'red' })
})
