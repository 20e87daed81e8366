import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { BuildOutput } from '../process/build-output.ts'

/** The sources of the site; a server may have only some of them. */
const sources = [
  'content',
  'enquiry-contract',
  'i18n',
  'package-lock.json',
  'security-headers',
  'website',
]

/** When the site was built, in milliseconds since 1970; `null` before the first build. */
export async function builtAt({ renderBundle, siteFolder }: BuildOutput): Promise<number | null> {
  try {
    const files = await Promise.all([stat(renderBundle), stat(join(siteFolder, 'index.html'))])
    return Math.min(...files.map(({ mtimeMs }) => mtimeMs))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The most recently changed source of the site, tests excluded. */
export async function newestSource(
  project: string,
): Promise<{ file: string; time: number } | undefined> {
  const files = await Promise.all(sources.map((source) => filesIn(join(project, source))))
  const times = await Promise.all(
    files.flat().map(async (file) => ({
      file: relative(project, file),
      time: (await stat(file)).mtimeMs,
    })),
  )
  return times.sort((a, b) => b.time - a.time)[0]
}

/** Leaves out generated folders, whose names begin with a dot, installed packages and tests. */
async function filesIn(path: string): Promise<string[]> {
  try {
    if ((await stat(path)).isFile()) return [path]
  } catch {
    return []
  }
  const entries = await readdir(path, { withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter(({ name }) => !/^\.(?!well-known$)|^node_modules$|^testing$|\.test\.tsx?$/.test(name))
      .map((entry) => filesIn(join(path, entry.name))),
  )
  return files.flat()
}
