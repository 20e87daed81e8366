import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Correction } from '@site/company/going-live/corrections.ts'
import { annotation } from './annotation.ts'
import { pageCheck } from './built-pages.ts'
import { messageFileProblems, missingFile, missingFileProblems } from './message-files.ts'

/* npm run check:content. A step is only imported when those before it have passed: it would crash otherwise. */

const root = fileURLToPath(new URL('../..', import.meta.url))

const steps: [name: string, problemsOf: () => string[] | Promise<string[]>][] = [
  ['The texts are complete and fit their places', messageFileProblems],
  ['The facts are valid', factProblems],
  ['Terms and translations are right', writingProblems],
  ['The pictures and the film can be shown', pictureProblems],
  ['Every colour has enough contrast', colourProblems],
  ['The site can be built', buildProblems],
  ['Every page has a description for search engines', descriptionProblems],
  ['Every link works', linkProblems],
  ['Every page is complete, fits a phone and reports no error', pageProblems],
]

for (const [name, problemsOf] of steps) {
  const problems = new Set(await Promise.try(problemsOf).catch(missingFileProblems))
  if (problems.size > 0) {
    const print = process.env.GITHUB_ACTIONS ? annotation : (problem: string) => `✗ ${problem}`
    console.error(Array.from(problems, print).join('\n'))
    process.exit(1)
  }
  console.log(`✓ ${name}.`)
}
console.log(await outcome())

async function factProblems(): Promise<string[]> {
  try {
    await import('@site/company/facts/company.ts')
    return []
  } catch (error) {
    const { name, code, message } = error as NodeJS.ErrnoException
    const [, file, reason = ''] = /(content\/[\w-]+\.json)(?:: (.*))?/s.exec(message) ?? []
    if (file && code === 'ERR_MODULE_NOT_FOUND') return [missingFile(file)]
    if (name !== 'SyntaxError') return sentencesOf(error as Error)
    return [
      `${file} cannot be read (${reason}). Look for a comma or a quotation mark that is missing; ` +
        'a quotation mark inside a text is written “ or \\".',
    ]
  }
}

async function writingProblems(): Promise<string[]> {
  const { company } = await import('@site/company/facts/company.ts')
  const { translationCorrections } = await import('@site/company/going-live/corrections.ts')
  const { writtenTexts } = await import('@site/company/texts/written-texts.ts')
  const { termCorrections } = await import('./glossary.ts')
  const terms = termCorrections(writtenTexts(), company.language)
  return linesOf([...translationCorrections(company), ...terms])
}

async function linesOf(corrections: Correction[]): Promise<string[]> {
  const { company } = await import('@site/company/facts/company.ts')
  const { correctionLine } = await import('@site/company/going-live/corrections.ts')
  return corrections.map((correction) => correctionLine(correction, company.language))
}

/** Says in the owner's language what is wrong with a page. */
async function findingsInLanguage() {
  const { company } = await import('@site/company/facts/company.ts')
  const { findingIn } = await import('@site/company/facts/rules.ts')
  return findingIn(company.language)
}

async function outcome(): Promise<string> {
  const { company } = await import('@site/company/facts/company.ts')
  const { corrections } = await import('@site/company/going-live/corrections.ts')
  const left = corrections(company).length
  if (left === 0) return 'The site in dist/ is ready to publish.'
  return `The site in dist/ works. ${left} entries are left before going live: "npm run edit" lists them.`
}

async function pictureProblems(): Promise<string[]> {
  const { company } = await import('@site/company/facts/company.ts')
  const { contentFolder, makeOwnPictures, ownFolder } =
    await import('@site/website/own-pictures/make-own-pictures.ts')
  return makeOwnPictures(company, contentFolder, ownFolder).then(() => [], sentencesOf)
}

function sentencesOf({ message }: Error): string[] {
  return message.split('\n')
}

async function colourProblems(): Promise<string[]> {
  const { company } = await import('@site/company/facts/company.ts')
  const { colourCorrections } = await import('@site/brand/colour-corrections.ts')
  return linesOf(colourCorrections(company))
}

function buildProblems(): string[] {
  // The whole build: Astro alone would leave a running service without its desk and compressed files.
  return outputOf('The build stopped', 'npm', 'run', '--silent', 'build')
}

async function descriptionProblems(): Promise<string[]> {
  const finding = await findingsInLanguage()
  const { attributeValues, builtPages } = await import('./built-pages.ts')
  return builtPages().flatMap(({ address, html }) =>
    attributeValues(html, 'meta property="og:description"', 'content')
      .filter(({ length }) => length < 80 || length > 200)
      .map((text) => finding(address, 'SEARCH_LENGTH', { text })),
  )
}

async function linkProblems(): Promise<string[]> {
  const finding = await findingsInLanguage()
  const { brokenLinks } = await import('./broken-links.ts')
  return Array.from(brokenLinks(), ([address, references]) =>
    references.map((reference) => finding(address, 'BROKEN_LINK', { reference })),
  ).flat()
}

function pageProblems(): string[] {
  const failure = 'A page has an empty section, is wider than a phone, or reports an error'
  return outputOf(failure, 'npm', ...pageCheck)
}

/** What a program printed, if it failed. */
function outputOf(failure: string, program: string, ...options: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(program, options, { cwd: root, encoding: 'utf8' })
  return status === 0 ? [] : [`${failure}:\n${stdout}${stderr}`]
}
