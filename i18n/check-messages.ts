import { readFileSync } from 'node:fs'
import { defaultLocale, locales } from './locales.ts'
import { messageProblems, type MessageFile } from './message-problems.ts'

/* Runs before every build, and by itself: npm run texts */
const read = (folder: string, locale: string): MessageFile => {
  const file = `content/${folder}/${locale}.json`
  return { file, content: readFileSync(new URL(`../${file}`, import.meta.url), 'utf8') }
}

const others = locales.filter((locale) => locale !== defaultLocale)
const problems = ['messages', 'desk'].flatMap((folder) =>
  messageProblems([read(folder, defaultLocale), ...others.map((locale) => read(folder, locale))]),
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`The texts are complete and fit their places, in ${locales.length} languages.`)
