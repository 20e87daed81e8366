import { expect, test } from 'vitest'
import { packageFiles, readPackage, readText } from './project.ts'

/** Every dependency with the version that a package pins, those of the project itself apart. */
function pinsOf(files: string[]) {
  return files.map(readPackage).flatMap((file) =>
    Object.entries({
      ...file.dependencies,
      ...file.devDependencies,
      ...file.optionalDependencies,
    }).filter(([name]) => !name.startsWith('@site/')),
  )
}

const pins = pinsOf([...packageFiles, 'tools/artwork/package.json'])

test('docs/dependencies.md has a reason for every dependency, and lists no other', () => {
  const listed = readText('docs/dependencies.md')
    .split('\n')
    .flatMap((line) => /^\| ([@\w][^|]*) \|/.exec(line)?.[1]?.trim().split(', ') ?? [])
    .filter((name) => name !== 'Package')
  expect(listed.toSorted()).toEqual([...new Set(pins.map(([name]) => name))].toSorted())
})

test('every dependency is pinned to one version, the same in every package', () => {
  const loose = pins.filter(
    ([, version]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
  const versions = Map.groupBy(pins, ([name]) => name)
  const several = [...versions].filter(([, uses]) => new Set(uses.map(([, v]) => v)).size > 1)
  expect(several).toEqual([])
})

test('one version of Node: from npm, in the image and for version managers', () => {
  const node = Object.entries(readPackage('package.json').optionalDependencies ?? {})
  const versions = [
    ...node.map(([, version]) => version),
    readText('.node-version').trim(),
    ...[...readText('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version),
  ]
  expect(versions.length).toBe(7)
  expect([...new Set(versions)]).toHaveLength(1)
})
