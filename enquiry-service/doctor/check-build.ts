import { pageNames } from '../../i18n/company-pages.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import { locales } from '../../i18n/locales.ts'
import type { BuildOutput } from '../process/build-output.ts'
import { readSite } from '../site/read-site.ts'
import type { Site } from '../site/site.ts'
import { fail, ok, type Finding } from './finding.ts'
import { builtAt, newestSource } from './file-times.ts'

/** Checks that the build is complete and newer than its sources. */
export async function checkBuild(build: BuildOutput, project: string): Promise<Finding[]> {
  const site = readSite(build.siteFolder)
  const time = await builtAt(build)
  if (!site || time === null) return [fail('The site has not been built: run "npm run build".')]

  const missing = missingFiles(site)
  if (missing.length > 0) {
    return [
      fail(
        `The build is incomplete (${shortened(missing)}). Run "npm run build" and check that it ` +
          'ends without an error.',
      ),
    ]
  }
  const source = await newestSource(project)
  if (source && source.time > time) {
    return [fail(`${source.file} was changed after the last build: run "npm run build".`)]
  }
  return [ok(`Complete and newer than its sources (${new Date(time).toISOString().slice(0, 10)}).`)]
}

function missingFiles(site: Site): string[] {
  const pages = locales.flatMap((locale) => pageNames.map((name) => localizedPath(locale, name)))
  return [
    ...pages.filter((address) => !site.files.has(address)).map((page) => `no ${page}`),
    ...locales.filter((locale) => !site.notFoundPages[locale]).map((page) => `no 404 in "${page}"`),
    ...referencedFiles(site)
      .filter((file) => !site.files.has(file))
      .map((file) => `no ${file}`),
    // Compression is the last step of the build.
    ...pages
      .filter((page) => {
        const file = site.files.get(page)
        return file && !file.representations.br
      })
      .map((page) => `${page} is not compressed`),
  ]
}

/** The scripts, pictures, fonts and films that the pages refer to. */
function referencedFiles(site: Site): string[] {
  const pages = [...site.files.values()].filter(
    ({ contentSecurityPolicy }) => contentSecurityPolicy,
  )
  const names = pages
    .map(({ representations }) => representations.identity.read())
    .filter((body) => Buffer.isBuffer(body))
    .flatMap((body) => body.toString().match(/\/_astro\/[\w.@-]+/g) ?? [])
  return [...new Set(names)]
}

function shortened(reasons: string[]): string {
  const shown = reasons.slice(0, 3).join(', ')
  return reasons.length > 3 ? `${shown} and ${reasons.length - 3} more` : shown
}
