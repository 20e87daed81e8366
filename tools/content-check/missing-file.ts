import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** The problem of reading a missing file, as a sentence. @throws every other error */
export function missingFileProblems(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT' || error.path === undefined) throw error
  return [missingFile(relative(project, error.path))]
}

export const missingFile = (path: string) => `${path} is missing. Restore it, or create it again.`
