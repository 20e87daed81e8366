import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { defineCompany, type Company } from '../define-company.ts'
import { exampleFacts } from '../example-facts.ts'
import { factWarnings } from '../fact-warnings.ts'
import { askFacts } from './ask-facts.ts'
import type { Terminal } from './ask-value.ts'
import { factsFiles } from './facts-files.ts'
import { listClaims } from './list-claims.ts'
import { readFacts } from './read-facts.ts'

const help = `Usage: npm run setup [-- FILE]

  Asks for the company's facts and writes content/company.ts, people.ts, references.ts and questions.ts.
  It can be run again at any time; nothing is written before the last answer.

  FILE    take the facts from this JSON file: { "name": "…", "phone": "…" }; null leaves one out
  --help  print this help`

const folder = new URL('../', import.meta.url)

try {
  await run()
} catch (error) {
  console.error(`${(error as Error).message}\nNothing has been written.`)
  process.exitCode = 1
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    console.log(help)
    return
  }
  const { company: present } = await import('../company.ts')
  const [file] = positionals
  const company = defineCompany(
    file ? readFacts(await readFile(file, 'utf8'), present) : await askInTerminal(present),
  )
  for (const [name, content] of await factsFiles(company, folder)) {
    await writeFile(new URL(name, folder), content)
  }
  console.log('\nThe facts are written to content/company.ts and the files next to it.\n')
  console.log(whatIsLeft(company).join('\n'))
}

function whatIsLeft(company: Company): string[] {
  const examples = exampleFacts(company).map(
    ({ fact, value }) => `Replace the example: ${fact} (${value}).`,
  )
  return [
    ...examples,
    ...factWarnings(company),
    '',
    ...listClaims(company),
    '',
    'Correct anything in the texts that is not true of your company.',
    'Then check everything: npm run check:content',
  ]
}

async function askInTerminal(present: Company): Promise<Company> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  // Read as lines, not by question(), which loses those that arrive together from a pipe.
  const answers = lines[Symbol.asyncIterator]()
  const terminal: Terminal = {
    async ask(question) {
      lines.setPrompt(question)
      lines.prompt()
      const answer = await answers.next()
      if (answer.done) throw new Error('\nThe input ended before the last question.')
      return answer.value
    },
    say: (line) => {
      console.log(line)
    },
  }
  try {
    return await askFacts(terminal, present)
  } finally {
    lines.close()
  }
}
