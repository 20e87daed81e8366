import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

type Pins = Record<string, string>

/** What the tests read of a `package.json`. */
export interface PackageFile {
  workspaces?: string[]
  dependencies?: Pins
  devDependencies?: Pins
  optionalDependencies?: Pins
}

export function readPackage(path: string): PackageFile {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as PackageFile
}

/** The `package.json` of the project and of its workspaces. */
export const packageFiles = [
  'package.json',
  ...globSync(
    readPackage('package.json').workspaces?.map((folder) => `${folder}/package.json`) ?? [],
    {
      cwd: root,
    },
  ),
]
