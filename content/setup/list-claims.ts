import { readFileSync } from 'node:fs'
import type { Locale } from '../../i18n/locales.ts'
import { messages } from '../../i18n/messages.ts'
import { legalPages } from '../../i18n/pages.ts'
import { claims } from '../claims.ts'
import type { Company } from '../define-company.ts'

/** What the texts claim of the company, as they are worded now in the language of its emails. */
export function listClaims({ language, withoutPages = [] }: Company): string[] {
  const missing: readonly string[] = withoutPages
  const keys = Object.entries(claims)
    .filter(([page]) => !missing.includes(page))
    .flatMap(([, keysOfPage]) => keysOfPage)
  return [
    'The texts make these claims regardless of the facts. Are they true of your company?',
    `In content/messages/${language}.json and the other languages:`,
    ...keys.map((key) => `  ${key}: ${messages[language][key]}`),
    `In content/legal/${language} and the other languages, every sentence under these headings:`,
    ...legalPages.map((page) => `  ${page}.md: ${headingsOf(page, language).join(', ')}`),
  ]
}

function headingsOf(page: string, language: Locale): string[] {
  const file = new URL(`../legal/${language}/${page}.md`, import.meta.url)
  return [...readFileSync(file, 'utf8').matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading)
}
