import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildOutput } from '../site/read-site.ts'
import { fail, note, ok, type Finding } from './finding.ts'

const defaultContentFolder = join(import.meta.dirname, '../../../content')

/** Checks that the build is complete, and not older than the content. */
export async function checkBuild(
  { siteFolder, renderBundle, deskBundle }: BuildOutput,
  contentFolder = defaultContentFolder,
): Promise<Finding[]> {
  // The last step of a build compresses the site.
  const results = [renderBundle, deskBundle, join(siteFolder, 'index.html.br')]
  if (!results.every(existsSync)) {
    return [
      fail('The build is missing or incomplete: run "npm run build" and check that it succeeds.'),
    ]
  }
  const { mtimeMs: time } = await stat(renderBundle)
  const complete = ok(`Complete (${new Date(time).toISOString().slice(0, 10)}).`)
  if ((await lastModified(contentFolder)) <= time) return [complete]
  // A build from another machine may be older than the files of a clone.
  return [
    complete,
    note('content/ has changed since the build: run "npm run build" to publish the changes.'),
  ]
}

async function lastModified(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const states = await Promise.all(names.map((name) => stat(join(folder, name))))
  return Math.max(...states.map(({ mtimeMs }) => mtimeMs))
}
