import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

type Pins = Record<string, string>
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  read('package.json'),
) as Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Pins>
const pins = { ...dependencies, ...devDependencies, ...optionalDependencies }

test('docs/dependencies.md gives a reason for every dependency, and lists no other', () => {
  const listed = read('docs/dependencies.md')
    .split('\n')
    .flatMap((line) => /^\| ([@\w][^|]*) \|/.exec(line)?.[1]?.trim().split(', ') ?? [])
    .filter((name) => name !== 'Package')
  expect(listed.toSorted()).toEqual(Object.keys(pins).toSorted())
})

test('every dependency is pinned to one version', () => {
  const loose = Object.entries(pins).filter(
    ([, version]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
})
