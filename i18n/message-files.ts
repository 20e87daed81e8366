import { existsSync, readFileSync } from 'node:fs'
import { defaultLocale, locales } from './locales.ts'
import { messageProblems, type MessageFile } from './message-problems.ts'

/** The problems of the texts of site, emails and desk, each as a sentence. */
export function messageFileProblems(): string[] {
  const others = locales.filter((locale) => locale !== defaultLocale)
  const folders = ['messages', 'desk'].map((folder) => {
    const file = (locale: string) => `content/${folder}/${locale}.json`
    return [file(defaultLocale), ...others.map(file)] as const
  })
  const missing = folders.flat().filter((file) => !existsSync(urlOf(file)))
  if (missing.length > 0) return missing.map((file) => `${file} is missing. Restore it.`)
  return folders.flatMap(([first, ...rest]) => messageProblems([read(first), ...rest.map(read)]))
}

function read(file: string): MessageFile {
  return { file, content: readFileSync(urlOf(file), 'utf8') }
}

const urlOf = (file: string) => new URL(`../${file}`, import.meta.url)
