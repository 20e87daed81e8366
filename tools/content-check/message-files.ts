import { readFileSync } from 'node:fs'
import { defaultLocale, locales } from '@site/company/i18n/locales.ts'
import { messageProblems, type MessageFile } from './message-problems.ts'

/** The problems of the texts of site, emails and desk, each as a sentence. */
export function messageFileProblems(): string[] {
  const others = locales.filter((locale) => locale !== defaultLocale)
  return ['messages', 'desk'].flatMap((folder) =>
    messageProblems([read(folder, defaultLocale), ...others.map((locale) => read(folder, locale))]),
  )
}

function read(folder: string, locale: string): MessageFile {
  const file = `content/${folder}/${locale}.json`
  return { file, content: readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8') }
}
