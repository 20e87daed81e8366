import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const sources = globSync('**/*.{ts,tsx,css}', {
  cwd: project,
  exclude: ['node_modules/**', 'dist/**'],
})
const documents = globSync(['*.md', 'docs/**/*.md', '*/README.md'], {
  cwd: project,
  exclude: ['node_modules/**'],
}).sort()

/** Everything that a pattern captures in a document. */
function found(document: string, pattern: RegExp): string[] {
  const text = readFileSync(join(project, document), 'utf8')
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])
}

test.each(documents)('%s names commands that exist', (document) => {
  const names = found(document, /npm run (?:-s )?([\w:-]+)/g)
  expect(names.filter((name) => !(name in scripts))).toEqual([])
})

test.each(documents)('%s links to files that exist', (document) => {
  const links = found(document, /\]\((?!https?:|mailto:)([^)#]+)/g)
  const folder = join(project, dirname(document))
  expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([])
})

test.each(documents)('%s links to headings that it has', (document) => {
  const headings = found(document, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
  const anchors = found(document, /\]\(#([^)]+)\)/g)
  expect(anchors.filter((anchor) => !headings.includes(anchor))).toEqual([])
})

test.each(documents)('%s names files that exist', (document) => {
  const folders =
    'content|deploy|docs|e2e|enquiry-contract|enquiry-service|i18n|media|security-headers|website'
  const paths = found(
    document,
    new RegExp(`(?:\`|\\s)((?:${folders})/[\\w./-]+\\.(?:ts|tsx|md|css|json|service|env))\\b`, 'g'),
  )
  expect(paths.filter((path) => !existsSync(join(project, path)))).toEqual([])
})

// Such as `browser/film.ts`, as a document shortens it.
test.each(documents)('%s shortens paths to files that exist', (document) => {
  const paths = found(document, /`(\w[\w./-]*\.(?:ts|tsx|css))`/g)
  expect(paths.filter((path) => !sources.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual(
    [],
  )
})
