import { expect, test } from 'vitest'
import { readText } from './project.ts'

/** The rows of the table of limits: `constant = value`, and the file that defines it. */
const limits = [
  ...readText('docs/security.md').matchAll(/\| `(\w+ = [^`]+)` +\| `([^`]+)` +\|$/gm),
].map(([, constant = '', file = '']) => ({ constant, file }))

test('docs/security.md lists limits', () => {
  expect(limits.length).toBeGreaterThan(10)
})

test.each(limits)('$constant is defined in $file', ({ constant, file }) => {
  const lines = readText(file).split('\n')
  expect(lines.map((line) => line.replace(/^export /, ''))).toContain(`const ${constant}`)
})

test.each(['Dockerfile', 'compose.yml', 'compose.postgres.yml'])(
  '%s pins images by digest',
  (file) => {
    const images = [...readText(file).matchAll(/^(?:FROM| +image:) (\S+)/gm)].map(
      ([, image]) => image,
    )
    const foreign = images.filter((image) => image !== 'website')
    expect(foreign).not.toEqual([])
    for (const image of foreign) expect(image).toMatch(/^[\w/]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  },
)

test.each(['ci', 'nightly'])('%s.yml pins actions to commits', (workflow) => {
  const source = readText(`.github/workflows/${workflow}.yml`)
  const uses = [...source.matchAll(/uses: (.+)/g)].map(([, use]) => use)
  expect(uses.length).toBeGreaterThan(1)
  for (const use of uses) expect(use).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d/)
})

test('the image runs as a user of its own, without a package manager', () => {
  const lastStage = readText('Dockerfile')
    .split(/^FROM /m)
    .at(-1)
  expect(lastStage).toMatch(/^USER node$/m)
  expect(lastStage).toMatch(/^RUN rm -rf \/usr\/local\/lib\/node_modules /m)
})
