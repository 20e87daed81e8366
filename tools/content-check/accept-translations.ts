import {
  acceptTranslations,
  originalFingerprints,
  staleTexts,
} from '@site/company/texts/translation-state.ts'

/*
 * npm run translations                  lists the texts whose translations have to be revisited
 * npm run translations -- accept KEY …  marks the translations of these texts as up to date
 * npm run translations -- accept all    marks all
 */
const [command, ...names] = process.argv.slice(2)
const known = Object.keys(originalFingerprints())
const unknown = names.filter((name) => name !== 'all' && !known.includes(name))

if (command === undefined) {
  console.log(staleTexts().join('\n') || 'All translations are up to date.')
} else if (command !== 'accept') {
  fail(`Unknown command "${command}". Use "accept" with keys, or no command for a list.`)
} else if (names.length === 0 || unknown.length > 0) {
  fail(`No such text: ${unknown.join(', ') || '(none named)'}. Name message keys, or "all".`)
} else {
  acceptTranslations(names)
  console.log(`The translations of ${names.join(', ')} are up to date.`)
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
