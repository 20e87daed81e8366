import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Company } from '../../content/define-company.ts'
import { optionalFacts } from '../../content/optional-facts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files that a build and the tests of a built site need. */
const parts = [
  'content',
  'docs',
  'e2e',
  'enquiry-contract',
  'enquiry-service',
  'i18n',
  'security-headers',
  'website',
  'package.json',
  'playwright.config.ts',
  'prettier.config.js',
  'tsconfig.json',
  'vitest.config.ts',
]

/** A copy of the project in a temporary folder, in which a test may change texts and facts. */
export interface ProjectCopy {
  folder: string
  /**
   * Runs one of the project's programs in the copy.
   * @returns what it printed
   * @throws Error with its output when the program fails
   */
  run: (program: string, ...options: string[]) => Promise<string>
  /** Builds the site in the copy, for another company if one is given. */
  build: (company?: Company) => Promise<void>
  remove: () => Promise<void>
}

/** Setup would keep those that may be true of another company. */
const withoutOptionalFacts = Object.fromEntries(
  Object.keys(optionalFacts).map((fact) => [fact, null]),
)

/** @param ownPictures whether the copy has the pictures and the film that the owner has put in */
export async function copyProject({ ownPictures = true } = {}): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'))
  const isSource = (path: string) =>
    !/\/(node_modules|\.astro)(\/|$)/.test(path.slice(root.length - 1))
  for (const part of parts) {
    await cp(join(root, part), join(folder, part), { recursive: true, filter: isSource })
  }
  if (!ownPictures) {
    for (const name of ['pictures', 'film']) {
      await rm(join(folder, 'content', name), { recursive: true, force: true })
      await mkdir(join(folder, 'content', name))
    }
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const runHere: ProjectCopy['run'] = (program, ...options) =>
    run(folder, join(folder, program), options)
  return {
    folder,
    run: runHere,
    async build(company) {
      if (company) {
        const facts = { ...withoutOptionalFacts, ...company }
        await writeFile(join(folder, 'facts.json'), JSON.stringify(facts))
        await runHere('content/setup/main.ts', 'facts.json')
      }
      await runHere('node_modules/astro/bin/astro.mjs', 'build', '--root', 'website')
      await runHere('security-headers/write-host-files.ts')
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Without the variables that Vitest sets: a build would use React's development code. */
const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined }

async function run(cwd: string, program: string, options: string[]): Promise<string> {
  // Two copies may run browser tests at the same time. Their desks use the next port, so both are below
  // those that systems assign.
  const E2E_PORT = String(20_000 + 2 * randomInt(5_000))
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...options], {
      cwd,
      env: { ...env, E2E_PORT },
    })
    let output = ''
    child.stdout.on('data', (text) => (output += String(text)))
    child.stderr.on('data', (text) => (output += String(text)))
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(output))
    })
  })
}
