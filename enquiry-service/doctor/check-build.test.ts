import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pageNames } from '../../company/company-pages.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import { locales } from '../../i18n/locales.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkBuild } from './check-build.ts'

const pages = locales.flatMap((locale) => [
  ...pageNames.map((name) => localizedPath(locale, name)),
  locale === 'en' ? '/404' : `/${locale}/404`,
])

/** A complete build. */
function completeBuild() {
  const project = temporaryFolder()
  const siteFolder = join(project, 'dist/site')
  const renderBundle = join(project, 'dist/render/entry.mjs')
  const write = (path: string, content: string) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  for (const page of pages) {
    const file = join(siteFolder, page === '/' ? 'index.html' : `${page}.html`)
    write(file, '')
    write(`${file}.br`, '')
  }
  write(renderBundle, '')
  const contentFolder = join(project, 'content')
  const facts = join(contentFolder, 'company.json')
  write(facts, '')
  utimesSync(facts, 1, 1)
  return {
    siteFolder,
    facts,
    check: () => checkBuild({ siteFolder, renderBundle, deskBundle: '' }, contentFolder),
  }
}

test('a complete build is fine', async () => {
  const { check } = completeBuild()
  expect(await check()).toMatchObject([{ state: 'ok' }])
})

test('content that has changed since the build is named', async () => {
  const { check, facts } = completeBuild()
  const tomorrow = Date.now() / 1_000 + 86_400
  utimesSync(facts, tomorrow, tomorrow)
  expect(await check()).toMatchObject([
    { state: 'ok' },
    { state: 'note', message: expect.stringContaining('npm run build') as string },
  ])
})

test('a site that was never built is an error', async () => {
  const { check, siteFolder } = completeBuild()
  rmSync(siteFolder, { recursive: true })
  expect(await check()).toEqual([
    { state: 'error', message: expect.stringContaining('npm run build') as string },
  ])
})

test.each([
  ['de/contact.html', '/de/contact'],
  ['fr/404.html', '404 in "fr"'],
  ['contact.html.br', '/contact'],
])('a build without %s is not complete', async (file, page) => {
  const { check, siteFolder } = completeBuild()
  rmSync(join(siteFolder, file))
  expect(await check()).toEqual([
    { state: 'error', message: expect.stringContaining(`(without ${page})`) as string },
  ])
})
