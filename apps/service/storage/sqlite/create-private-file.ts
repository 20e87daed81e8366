import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError } from '../../settings/operator-error.ts'
import { isDiskFull } from '../disk-full.ts'

/**
 * Creates an empty file that only its owner can read, since it will contain personal data, and any
 * missing folders.
 * @throws OperatorError when it already exists or cannot be created, Error when the disk is full
 */
export function createPrivateFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw alreadyExists(file)
    if (isDiskFull(error as Error)) throw error
    throw new OperatorError(
      `${file} cannot be written (${message}). Choose a file that this user can write to.`,
    )
  }
}

/** Nothing is ever overwritten. */
export function alreadyExists(file: string): OperatorError {
  return new OperatorError(`${file} already exists. Choose another file.`)
}
