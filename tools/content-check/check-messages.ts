import { locales } from '@site/company/i18n/locales.ts'
import { messageFileProblems, missingFileProblems } from './message-files.ts'

/* Runs before every build, and by itself: npm run texts */
const problems = await Promise.try(messageFileProblems).catch(missingFileProblems)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`The texts are complete and fit their places, in ${locales.length} languages.`)
