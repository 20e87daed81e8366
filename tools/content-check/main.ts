import { annotation } from './annotation.ts'
import { messageFileProblems, missingFile, missingFileProblems } from './message-problems.ts'
import type { Step } from './steps-with-facts.ts'

/*
 * npm run check:content, and before every build npm run texts, which is its first step.
 * What reads the facts is only imported when they are valid: it would crash otherwise.
 */
await run([['The texts are complete and fit their places', messageFileProblems]])
if (process.argv[2] === 'texts') process.exit()
await run([['The facts are valid', factProblems]])
const { stepsWithFacts, outcome } = await import('./steps-with-facts.ts')
await run(stepsWithFacts)
console.log(outcome())

async function run(steps: Step[]): Promise<void> {
  for (const [name, problemsOf] of steps) {
    const problems = new Set(await Promise.try(problemsOf).catch(missingFileProblems))
    if (problems.size > 0) {
      const print = process.env.GITHUB_ACTIONS ? annotation : (problem: string) => `✗ ${problem}`
      console.error(Array.from(problems, print).join('\n'))
      process.exit(1)
    }
    console.log(`✓ ${name}.`)
  }
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
