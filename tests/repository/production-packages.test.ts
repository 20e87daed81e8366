import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPackage, readText, root } from './project.ts'

const { dependencies } = readPackage('apps/service/package.json')

/** Astro resizes pictures with it; pages rendered by the service have none to resize. */
const neverUsed = 'sharp'

/** The packages that a bundle imports; each import starts a line, or is a call. */
function packagesIn(code: string): string[] {
  const imports = code.matchAll(/(?:^import\b[^"'`;]*|\bimport\()["']([^"'.:/][^"':]*)["']/gm)
  return [...imports].map(([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
}

test('the bundles for the service need only packages that the service installs', () => {
  const files = globSync('dist/{render,desk}/**/*.{js,mjs}', { cwd: root })
  expect(files.length).toBeGreaterThan(1)
  const packages = files.flatMap((file) => packagesIn(readText(file)))
  expect(packages).toContain(neverUsed)
  const missing = packages.filter((name) => !(name in { ...dependencies, [neverUsed]: '' }))
  expect(missing).toEqual([])
})
