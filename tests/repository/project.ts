import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the project. */
export const root = join(import.meta.dirname, '../..')

/** The text of a file of the project. */
export const readText = (path: string) => readFileSync(join(root, path), 'utf8')

type Pins = Record<string, string>

/** What the tests read of a `package.json`. */
export interface PackageFile {
  workspaces?: string[]
  dependencies?: Pins
  devDependencies?: Pins
  optionalDependencies?: Pins
}

export function readPackage(path: string): PackageFile {
  return JSON.parse(readText(path)) as PackageFile
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
