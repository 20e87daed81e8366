import { relative } from 'node:path'

/** Whether a file stands in a folder, at whatever depth. */
export function standsIn(folder: string, file: string): boolean {
  return !relative(folder, file).startsWith('..')
}
