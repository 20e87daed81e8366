import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { OwnerProblem } from './owner-problem.ts'

/**
 * Makes an empty file that only its owner may read, for it will hold personal data, and the folders
 * that lead to it.
 * @throws OwnerProblem when it exists already or may not be made
 */
export function createPrivateFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST')
      throw new OwnerProblem(`${file} exists already. Please name another file.`)
    throw new OwnerProblem(
      `${file} cannot be written (${message}). Please name a file where you may write.`,
    )
  }
}
