import { relative } from 'node:path'

/** Whether a file is in a folder, at any depth. */
export function isInside(folder: string, file: string): boolean {
  return !relative(folder, file).startsWith('..')
}
