import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pageNames } from '../../company/company-pages.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import { locales } from '../../i18n/locales.ts'
import type { BuildOutput } from '../site/build-output.ts'
import { readSite } from '../site/read-site.ts'
import { addressOfFile } from '../site/site-address.ts'
import type { Site } from '../site/site.ts'
import { fail, note, ok, type Finding } from './finding.ts'

const ownContent = join(import.meta.dirname, '../../content')

/** Checks that the build is complete, and not older than the content. */
export async function checkBuild(
  build: BuildOutput,
  contentFolder = ownContent,
): Promise<Finding[]> {
  const site = readSite(build.siteFolder)
  if (!site || !existsSync(build.renderBundle)) {
    return [fail('The site has not been built: run "npm run build".')]
  }

  const missing = missingPages(site)
  if (missing.length > 0) {
    return [
      fail(
        `The build is incomplete (without ${shortened(missing)}). Run "npm run build" and check that it ` +
          'ends without an error.',
      ),
    ]
  }
  const { mtimeMs: time } = await stat(build.renderBundle)
  const complete = ok(`Complete (${new Date(time).toISOString().slice(0, 10)}).`)
  if ((await changedAt(contentFolder)) <= time) return [complete]
  // A build from another machine may be older than the files of a clone.
  return [
    complete,
    note('Something in content/ is newer than the build: pages show it after "npm run build".'),
  ]
}

/** When a file in a folder was changed last, in milliseconds since 1970. */
async function changedAt(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const states = await Promise.all(
    files.map(({ parentPath, name }) => stat(join(parentPath, name))),
  )
  return Math.max(...states.map(({ mtimeMs }) => mtimeMs))
}

/** What is not there, or not compressed, which is the last step of the build. */
function missingPages({ files, answerPages }: Site): string[] {
  const pages = locales.flatMap((locale) => pageNames.map((name) => localizedPath(locale, name)))
  return [
    ...pages.filter((page) => !files.get(page)?.representations.br),
    ...locales
      .filter((locale) => !answerPages.has(addressOfFile(`${locale}/404.html`)))
      .map((locale) => `404 in "${locale}"`),
  ]
}

function shortened(reasons: string[]): string {
  const shown = reasons.slice(0, 3).join(', ')
  return reasons.length > 3 ? `${shown} and ${reasons.length - 3} more` : shown
}
