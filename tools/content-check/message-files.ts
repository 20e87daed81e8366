import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultLocale, locales } from '@site/company/i18n/locales.ts'
import { messageProblems, type MessageFile } from './message-problems.ts'

const project = new URL('../..', import.meta.url)

/** The problems of the texts of site, emails and desk, each as a sentence. */
export function messageFileProblems(): string[] {
  const others = locales.filter((locale) => locale !== defaultLocale)
  return ['messages', 'desk'].flatMap((folder) =>
    messageProblems([read(folder, defaultLocale), ...others.map((locale) => read(folder, locale))]),
  )
}

function read(folder: string, locale: string): MessageFile {
  const file = `content/${folder}/${locale}.json`
  return { file, content: readFileSync(new URL(file, project), 'utf8') }
}

/** The problem of reading a missing file, as a sentence. @throws every other error */
export function missingFileProblems(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT' || error.path === undefined) throw error
  return [missingFile(relative(fileURLToPath(project), error.path))]
}

export const missingFile = (path: string) => `${path} is missing. Restore it, or create it again.`
