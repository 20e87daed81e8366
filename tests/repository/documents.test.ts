import { existsSync, globSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readText, root } from './project.ts'

const built = ['**/node_modules/**', 'dist/**']
const files = globSync('**/*.{ts,tsx,md,css,json,service,env}', { cwd: root, exclude: built })
const documents = globSync(['*.md', 'docs/**/*.md', 'content/*.md', '**/README.md'], {
  cwd: root,
  exclude: built,
}).sort()

/** The commands of the repository and of the tools that are installed apart. */
const scripts = ['package.json', 'tools/artwork/package.json'].flatMap((file) => {
  const { scripts } = JSON.parse(readText(file)) as {
    scripts: Record<string, string>
  }
  return Object.keys(scripts)
})

/** Everything that a pattern captures in a document. */
function found(document: string, pattern: RegExp): string[] {
  const text = readText(document)
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])
}

test.each(documents)('%s names commands that exist', (document) => {
  const names = found(document, /npm run (?:-s )?([\w:-]+)/g)
  expect(names.filter((name) => !scripts.includes(name))).toEqual([])
})

test.each(documents)('%s links to files that exist', (document) => {
  const links = found(document, /\]\((?!https?:|mailto:)([^)#]+)/g)
  const folder = join(root, dirname(document))
  expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([])
})

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsIn(document: string): string[] {
  return found(document, /^#+ (.+)$/gm).map(anchorOf)
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

test.each(documents)('%s links to headings that exist', (document) => {
  const broken = found(document, /\]\(((?!https?:|mailto:)[^)]*#[^)]+)\)/g).filter((link) => {
    const [file = '', anchor = ''] = link.split('#')
    const target = file === '' ? document : join(dirname(document), file)
    return !anchorsIn(target).includes(anchor)
  })
  expect(broken).toEqual([])
})

const folders = 'apps|content|deploy|docs|packages|tests|tools'
const kinds = 'ts|tsx|md|css|json|service|env'

test.each(documents)('%s names files that exist', (document) => {
  const paths = [
    ...found(document, new RegExp(`[\`\\s]((?:${folders})/[\\w./-]+\\.(?:${kinds}))\\b`, 'g')),
    // Shortened, such as `browser/film.ts`.
    ...found(document, /`(\w[\w./-]*\.(?:ts|tsx|css))`/g),
  ]
  expect(paths.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual([])
})

test.each(globSync('docs/*.md', { cwd: root }))('%s names its readers', (document) => {
  const [, , intended] = readText(document).split('\n')
  expect(intended).toMatch(/^For (owners|editors|administrators|engineers)\b/)
})

/** Every file that may cite a document, with its line breaks and comment marks as spaces. */
const citing = globSync(['**/*.*', '**/*file', '.ci/*', '.github/**/*.yml', 'deploy/*'], {
  cwd: root,
  exclude: ['**/node_modules/**', 'dist/**', 'data/**', 'test-results/**', '**/.astro/**'],
})
  .filter((file) => !/\.(?:avif|webp|jpe?g|png|mp4|woff2|ico)$|^package-lock\.json$/.test(file))
  .filter((file) => statSync(join(root, file)).isFile())
  .map((file) => ({
    file,
    text: readText(file).replaceAll(/\s*\n\s*(?:\/\/|\*|#)?\s*/g, ' '),
  }))

/** The citations of a form that do not resolve, each with the file that holds it. */
function unresolved(pattern: RegExp, resolves: (...parts: string[]) => boolean): string[] {
  return citing.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .filter(([, ...parts]) => !resolves(...parts))
      .map(([citation]) => `${file}: ${citation}`),
  )
}

test('every document that is cited exists', () => {
  expect(
    unresolved(/\b(docs\/[\w/-]+\.md)\b/g, (path = '') => existsSync(join(root, path))),
  ).toEqual([])
})

// Such as: docs/operations.md#mail, or docs/operations.md, "The desk".
test('every part of a document that is cited exists', () => {
  const pattern = /\b(docs\/[\w/-]+\.md)(?:#([\w-]+)|, ["“]([^"”]+)["”])/g
  expect(
    unresolved(pattern, (path = '', anchor = '', heading = '') =>
      anchorsIn(path).includes(anchor || anchorOf(heading)),
    ),
  ).toEqual([])
})

// Such as: specification, section 5, or specification, sections 3 and 5.
test('every section of the specification that is cited exists', () => {
  const sections = found('docs/specification.md', /^## (\d+)\./gm)
  expect(
    unresolved(/\bspecification,? sections? ([\d.]+(?:(?:, | and )[\d.]+)*)/gi, (numbers = '') =>
      numbers.split(/, | and /).every((number) => sections.includes(number.replace(/\.$/, ''))),
    ),
  ).toEqual([])
})

// Such as: decision 14, which is docs/decisions/0014-….md.
test('every decision that is cited is recorded', () => {
  const records = globSync('docs/decisions/*.md', { cwd: root }).map((path) =>
    Number(/\/(\d{4})-/.exec(path)?.[1]),
  )
  expect(
    unresolved(/\b(?:decision|record)s?,? (?:section )?(\d[\d.]*)/gi, (number = '') =>
      records.includes(Number(number.replace(/\.$/, ''))),
    ),
  ).toEqual([])
})
