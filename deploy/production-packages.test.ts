import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')

const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

/** Astro resizes pictures with it; the pages that the service renders have none to resize. */
const neverReached = 'sharp'

/** The packages that a bundle imports; each import begins a line, or is a call. */
function packagesIn(code: string): string[] {
  const imports = code.matchAll(/(?:^import\b[^"'`;]*|\bimport\()["']([^"'.:/][^"':]*)["']/gm)
  return [...imports].map(([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
}

test('what the build makes for the service needs no package of the build', () => {
  const files = globSync('dist/{render,desk}/**/*.{js,mjs}', { cwd: project })
  const packages = files.flatMap((file) => packagesIn(readFileSync(join(project, file), 'utf8')))
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-hot-toast']))
  const missing = packages.filter((name) => !(name in dependencies) && name !== neverReached)
  expect(missing).toEqual([])
})
