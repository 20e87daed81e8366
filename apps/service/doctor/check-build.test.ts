import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkBuild } from './check-build.ts'

/** A complete build. */
function completeBuild() {
  const project = temporaryFolder()
  const contentFolder = join(project, 'content')
  const facts = join(contentFolder, 'company.json')
  const siteFolder = join(project, 'dist/site')
  const renderBundle = join(project, 'dist/render/entry.mjs')
  const deskBundle = join(project, 'dist/desk/desk-pages.js')
  for (const file of [facts, join(siteFolder, 'index.html.br'), renderBundle, deskBundle]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
  }
  utimesSync(facts, 1, 1)
  utimesSync(contentFolder, 1, 1)
  return {
    project,
    facts,
    check: () => checkBuild({ siteFolder, renderBundle, deskBundle }, contentFolder),
  }
}

test('a complete build passes', async () => {
  const { check } = completeBuild()
  expect(await check()).toMatchObject([{ state: 'ok' }])
})

test('content that has changed since the build is reported', async () => {
  const { check, facts } = completeBuild()
  const tomorrow = Date.now() / 1_000 + 86_400
  utimesSync(facts, tomorrow, tomorrow)
  expect(await check()).toMatchObject([
    { state: 'ok' },
    { state: 'note', message: expect.stringContaining('npm run build') as string },
  ])
})

test.each(['dist', 'dist/site/index.html.br', 'dist/render', 'dist/desk'])(
  'a build without %s is an error',
  async (missing) => {
    const { check, project } = completeBuild()
    rmSync(join(project, missing), { recursive: true })
    expect(await check()).toEqual([
      { state: 'error', message: expect.stringContaining('npm run build') as string },
    ])
  },
)
