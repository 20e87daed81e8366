import { execFile, spawn } from 'node:child_process'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Company } from '@site/company/facts/define-company.ts'
import { factFile, listNames } from '@site/company/facts/lists.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files that a build and the tests of a built site need. */
const parts = [
  'apps',
  'content',
  'docs',
  'packages',
  'tests',
  'tools',
  'package.json',
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
  /** Builds the copy as an ordinary user does on a server, for another company if one is given. */
  build: (company?: Company) => Promise<void>
  remove: () => Promise<void>
}

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
  await linkPackages(join(folder, 'node_modules'))
  const runHere: ProjectCopy['run'] = (program, ...options) =>
    run(folder, process.execPath, [join(folder, program), ...options])
  return {
    folder,
    run: runHere,
    async build(company) {
      if (company) await writeFacts(folder, company)
      await buildAsInstalled(folder)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Writes the facts into their files; a list that the company does not have becomes empty. */
async function writeFacts(folder: string, company: Company) {
  const without = Object.fromEntries(listNames.map((list) => [list, undefined]))
  const facts = Object.entries({ ...without, ...company })
  for (const [file, part] of Map.groupBy(facts, ([fact]) => factFile(fact))) {
    await writeFile(join(folder, file), JSON.stringify(Object.fromEntries(part), null, 2))
  }
}

/** A folder of its own, because builds keep caches in it, with links to the installed packages. */
async function linkPackages(folder: string) {
  await mkdir(folder)
  const names = await readdir(join(root, 'node_modules'))
  const isPackage = (name: string) => name === '.bin' || !(name.startsWith('.') || name === '@site')
  for (const name of names.filter(isPackage)) {
    await symlink(join(root, 'node_modules', name), join(folder, name))
  }
  // The project's own packages are those of the copy.
  await mkdir(join(folder, '@site'))
  for (const name of await readdir(join(root, 'node_modules/@site'))) {
    await symlink(
      await readlink(join(root, 'node_modules/@site', name)),
      join(folder, '@site', name),
    )
  }
}

/** The user `nobody`, in whose name root builds. */
const nobody = { uid: 65_534, gid: 65_534 }

/**
 * Runs `npm run build` as docs/hosting.md does on a server: only the folders that are named there can be
 * written to. Root, who could write anywhere, builds as another user.
 */
async function buildAsInstalled(folder: string) {
  const folders = (await buildFolders()).map((name) => join(folder, name))
  await Promise.all(folders.map((name) => mkdir(name, { recursive: true })))
  await execute('chmod', ['-R', 'a+rX,a-w', folder])
  await execute('chmod', ['-R', 'u+w', ...folders])
  try {
    const user = await ordinaryUser()
    if (user) await execute('chown', ['-RhP', `${user.uid}:${user.gid}`, ...folders])
    await run(folder, 'npm', ['run', '--silent', 'build'], user)
  } finally {
    await execute('chmod', ['-R', 'u+w', folder])
  }
}

/** The folders that docs/hosting.md creates for the user who builds. */
async function buildFolders(): Promise<string[]> {
  const text = await readFile(join(root, 'docs/hosting.md'), 'utf8')
  const [, names] = /install --directory --owner=website-build (.+)/.exec(text) ?? []
  if (names === undefined) throw new Error('docs/hosting.md creates no folders for the build.')
  return names.split(' ')
}

/** `undefined` stands for the current user: not root, or root in a folder that other users cannot read. */
async function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined
  try {
    await execute('test', ['-r', join(root, 'package.json')], nobody)
    return nobody
  } catch {
    console.warn(`SKIPPED: building as an ordinary user, who cannot read ${root}.`)
    return undefined
  }
}

const execute = promisify(execFile)

/**
 * Without the variables that Vitest sets: a build would use React's development code. Browser tests in a copy
 * have a port of their own, and findings are printed as an owner sees them, not as GitHub does.
 */
const env = {
  ...process.env,
  NODE_ENV: undefined,
  VITEST: undefined,
  E2E_PORT: undefined,
  GITHUB_ACTIONS: undefined,
}

async function run(
  cwd: string,
  program: string,
  options: string[],
  user?: typeof nobody,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      ...user,
      cwd,
      env: { ...env, ...(user && { HOME: join(cwd, 'node_modules') }) },
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
