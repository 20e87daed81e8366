import { locales } from './locales.ts'
import { messageFileProblems } from './message-files.ts'

/* Runs before every build, and by itself: npm run texts */
const problems = messageFileProblems()
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`The texts are complete and fit their places, in ${locales.length} languages.`)
