import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pageNames } from '../../i18n/company-pages.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import { locales } from '../../i18n/locales.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkBuild } from './check-build.ts'
import { day } from '../process/durations.ts'

const pages = locales.flatMap((locale) => [
  ...pageNames.map((name) => localizedPath(locale, name)),
  locale === 'en' ? '/404' : `/${locale}/404`,
])

/** A project with sources from yesterday and a complete build from today. */
function builtProject() {
  const project = temporaryFolder()
  const siteFolder = join(project, 'dist/site')
  const renderBundle = join(project, 'dist/render/entry.mjs')
  const write = (path: string, content: string, time: Date) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    utimesSync(path, time, time)
  }
  const yesterday = new Date(Date.now() - day)
  const today = new Date()
  for (const source of [
    'content/company.ts',
    'website/src/pages/index.astro',
    'package-lock.json',
  ]) {
    write(join(project, source), '', yesterday)
  }
  for (const page of pages) {
    const file = join(siteFolder, page === '/' ? 'index.html' : `${page}.html`)
    write(file, '<script src="/_astro/form.B2x.js"></script>', today)
    write(`${file}.br`, '', today)
  }
  write(join(siteFolder, '_astro/form.B2x.js'), '', today)
  write(renderBundle, '', today)
  return {
    project,
    siteFolder,
    write: (path: string, time: Date) => {
      write(join(project, path), '', time)
    },
    check: () => checkBuild({ siteFolder, renderBundle, deskBundle: '' }, project),
  }
}

const tomorrow = new Date(Date.now() + day)

test('a complete build that is newer than its sources is fine', async () => {
  const { check } = builtProject()
  expect(await check()).toMatchObject([{ state: 'ok' }])
})

test('a site that was never built is an error', async () => {
  const { check, siteFolder } = builtProject()
  rmSync(siteFolder, { recursive: true })
  expect(await check()).toEqual([
    { state: 'error', message: expect.stringContaining('npm run build') as string },
  ])
})

test.each([
  ['de/contact.html', 'no /de/contact'],
  ['fr/404.html', 'no 404 in "fr"'],
  ['_astro/form.B2x.js', 'no /_astro/form.B2x.js'],
  ['contact.html.br', '/contact is not compressed'],
])('a build without %s is not complete', async (file, reason) => {
  const { check, siteFolder } = builtProject()
  rmSync(join(siteFolder, file))
  expect(await check()).toEqual([
    { state: 'error', message: expect.stringContaining(`(${reason})`) as string },
  ])
})

test('a source changed after the build is named', async () => {
  const { check, write } = builtProject()
  write('content/messages/de.json', tomorrow)
  expect(await check()).toEqual([
    {
      state: 'error',
      message: expect.stringMatching(/^content\/messages\/de\.json was changed/) as string,
    },
  ])
})

test('tests and generated folders are not sources', async () => {
  const { check, write } = builtProject()
  write('website/links.test.ts', tomorrow)
  write('website/testing/page-weights.ts', tomorrow)
  write('website/.astro/types.d.ts', tomorrow)
  expect(await check()).toMatchObject([{ state: 'ok' }])
})
