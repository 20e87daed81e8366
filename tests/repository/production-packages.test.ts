import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')

const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

/** Astro resizes pictures with it; pages rendered by the service have none to resize. */
const neverUsed = 'sharp'

/** The packages that a bundle imports; each import starts a line, or is a call. */
function packagesIn(code: string): string[] {
  const imports = code.matchAll(/(?:^import\b[^"'`;]*|\bimport\()["']([^"'.:/][^"':]*)["']/gm)
  return [...imports].map(([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
}

test('the bundles for the service need only production dependencies', () => {
  const files = globSync('dist/{render,desk}/**/*.{js,mjs}', { cwd: project })
  const packages = files.flatMap((file) => packagesIn(readFileSync(join(project, file), 'utf8')))
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-hot-toast']))
  const missing = packages.filter((name) => !(name in dependencies) && name !== neverUsed)
  expect(missing).toEqual([])
})
