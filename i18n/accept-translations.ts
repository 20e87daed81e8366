import { writeFileSync } from 'node:fs'
import { isLocale } from './locales.ts'
import {
  englishFingerprints,
  readRecord,
  recordFile,
  staleTexts,
  translations,
} from './translation-state.ts'

/*
 * npm run translations                      lists the translations to revisit
 * npm run translations -- accept KEY …      marks the translations of these texts as up to date
 * npm run translations -- accept fr KEY …   marks those of one language
 * npm run translations -- accept all        marks all
 */
const [command, ...words] = process.argv.slice(2)
if (command !== undefined && command !== 'accept') {
  console.error(`Unknown command "${command}". Use "accept" with keys, or no command for a list.`)
  process.exit(1)
}
const record = readRecord()
const english = englishFingerprints()

if (command === 'accept') {
  const chosen = translations.filter((locale) => words.includes(locale))
  const names = words.includes('all')
    ? Object.keys(english)
    : words.filter((word) => !isLocale(word))
  const unknown = names.filter((name) => !(name in english))
  if (names.length === 0 || unknown.length > 0) {
    console.error(
      `No such text: ${unknown.join(', ') || '(none named)'}. Name message keys, or "all".`,
    )
    process.exit(1)
  }
  for (const locale of chosen.length > 0 ? chosen : translations) {
    const kept = Object.entries({ ...record[locale] }).filter(([name]) => name in english)
    const accepted = names.map((name) => [name, english[name]] as const)
    const entries = new Map([...kept, ...accepted])
    // In the order of the English texts, so that a change is a diff of one line.
    record[locale] = Object.fromEntries(
      Object.keys(english).flatMap((name) => {
        const recorded = entries.get(name)
        return recorded ? [[name, recorded]] : []
      }),
    )
  }
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
}

const stale = translations.flatMap((locale) =>
  staleTexts(locale, record).map((name) => `${locale}: ${name}`),
)
console.log(stale.length > 0 ? stale.join('\n') : 'All translations are up to date.')
