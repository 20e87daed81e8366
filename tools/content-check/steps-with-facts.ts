import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { colourCorrections } from '@site/brand/colour-corrections.ts'
import { company } from '@site/company/facts/company.ts'
import { findingIn } from '@site/company/facts/rules.ts'
import {
  correctionLine,
  corrections,
  translationCorrections,
  type Correction,
} from '@site/company/going-live/corrections.ts'
import { writtenTexts } from '@site/company/texts/written-texts.ts'
import { makeOwnPictures } from '@site/website/own-pictures/make-own-pictures.ts'
import { brokenLinks } from './broken-links.ts'
import { attributeValues, builtPages, pageCheck } from './built-pages.ts'

/** What is checked, and what is wrong with it, as sentences. */
export type Step = [name: string, problemsOf: () => string[] | Promise<string[]>]

const project = fileURLToPath(new URL('../..', import.meta.url))
const { language } = company
const finding = findingIn(language)
const lines = (found: Correction[]) => found.map((one) => correctionLine(one, language))

/** The steps of check:content that need valid facts. What they find is in the language of the owner. */
export const stepsWithFacts: Step[] = [
  [
    'Terms and translations are right',
    async () => {
      const { termCorrections } = await import('./glossary.ts')
      return lines([
        ...translationCorrections(company),
        ...termCorrections(writtenTexts(), language),
      ])
    },
  ],
  [
    'The pictures and the film can be shown',
    () =>
      makeOwnPictures(company).then(
        () => [],
        (error: unknown) => (error as Error).message.split('\n'),
      ),
  ],
  ['Every colour has enough contrast', () => lines(colourCorrections(company))],
  [
    'The site can be built',
    // The whole build: Astro alone would leave a running service without its desk and compressed files.
    () => outputOf('The build stopped', 'run', '--silent', 'build'),
  ],
  [
    'Every page has a description for search engines',
    () =>
      builtPages().flatMap(({ address, html }) =>
        attributeValues(html, 'meta property="og:description"', 'content')
          .filter(({ length }) => length < 80 || length > 200)
          .map((text) => finding(address, 'SEARCH_LENGTH', { text })),
      ),
  ],
  [
    'Every link works',
    () =>
      Array.from(brokenLinks(), ([address, references]) =>
        references.map((reference) => finding(address, 'BROKEN_LINK', { reference })),
      ).flat(),
  ],
  [
    'Every page is complete, fits a phone and reports no error',
    () => outputOf('A page is incomplete, wider than a phone or reports an error', ...pageCheck),
  ],
]

export function outcome(): string {
  const left = corrections(company).length
  if (left === 0) return 'The site in dist/ is ready to publish.'
  return `The site in dist/ works. ${left} entries are left before going live: "npm run edit" lists them.`
}

/** What npm printed, if it failed. */
function outputOf(failure: string, ...options: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('npm', options, { cwd: project, encoding: 'utf8' })
  return status === 0 ? [] : [`${failure}:\n${stdout}${stderr}`]
}
