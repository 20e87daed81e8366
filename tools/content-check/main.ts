import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { annotation } from './annotation.ts'
import { pageCheck } from './built-pages.ts'
import { messageFileProblems, missingFile, missingFileProblems } from './message-files.ts'

/* npm run check:content. What reads the facts is only imported when they are valid: it would crash otherwise. */

const root = fileURLToPath(new URL('../..', import.meta.url))

const steps: [name: string, problemsOf: () => string[] | Promise<string[]>][] = [
  ['The texts are complete and fit their places', messageFileProblems],
  ['The facts are valid', factProblems],
  ['Terms and translations are right', () => site('writingProblems')],
  ['The pictures and the film can be shown', () => site('pictureProblems')],
  ['Every colour has enough contrast', () => site('colourProblems')],
  ['The site can be built', buildProblems],
  ['Every page has a description for search engines', () => site('descriptionProblems')],
  ['Every link works', () => site('linkProblems')],
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
console.log((await import('./site-problems.ts')).outcome())

async function site(name: Exclude<keyof typeof import('./site-problems.ts'), 'outcome'>) {
  const steps = await import('./site-problems.ts')
  return steps[name]()
}

async function factProblems(): Promise<string[]> {
  try {
    await import('@site/company/facts/company.ts')
    return []
  } catch (error) {
    const { name, code, message } = error as NodeJS.ErrnoException
    const [, file, reason = ''] = /(content\/[\w-]+\.json)(?:: (.*))?/s.exec(message) ?? []
    if (file && code === 'ERR_MODULE_NOT_FOUND') return [missingFile(file)]
    if (name !== 'SyntaxError') return message.split('\n')
    return [
      `${file} cannot be read (${reason}). Look for a comma or a quotation mark that is missing; ` +
        'a quotation mark inside a text is written “ or \\".',
    ]
  }
}

function buildProblems(): string[] {
  // The whole build: Astro alone would leave a running service without its desk and compressed files.
  return outputOf('The build stopped', 'npm', 'run', '--silent', 'build')
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
