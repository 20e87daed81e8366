import { expect, test } from 'vitest'
import claims from '@site/content/claims.json' with { type: 'json' }
import { writtenTexts } from '../texts/written-texts.ts'
import { company } from './company.ts'
import { partsOf } from './example-facts.ts'
import { fingerprint } from './example-record.ts'

/** Choices that hold for any company, and facts that are recognised as placeholders. */
const notRecorded = [
  '$schema',
  'responsibleRole',
  'retentionDays',
  'language',
  'languageDetection',
  'colours',
  'film',
  'countVisits',
  ...['phone', 'email', 'website', 'uid', 'vatNumber', 'jobSite', 'sameAs'],
]

const claimed = new Set(Object.values(claims).flat())

/** The names and worded texts in a part, which may be left when the rest is replaced. */
function wordsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' && /^(en|de|fr|name)$/.test(key) ? [value] : wordsOf(value),
  )
}

const recorded = (texts: string[]) => [...new Set(texts.map(fingerprint))].join(' ')

// Written anew by: npm run test:unit -- example-record --update. Of another company nothing is recorded.
test.runIf(company.name === 'Senda Consulting GmbH')(
  'everything that says something about the example is recorded',
  async () => {
    const facts = Object.entries(company)
      .filter(([fact]) => !notRecorded.includes(fact))
      .map(([fact, value]) => [
        fact,
        recorded(
          partsOf(fact, value).flatMap(([, part]) => [JSON.stringify(part), ...wordsOf(part)]),
        ),
      ])
    const texts = Map.groupBy(
      writtenTexts().filter(({ name }) => claimed.has(name) || name.startsWith('legal/')),
      ({ name }) => name,
    )
    const record = Object.fromEntries([
      ...facts,
      ...Array.from(texts, ([name, all]) => [name, recorded(all.map(({ text }) => text))]),
    ]) as object
    await expect(`${JSON.stringify(record, null, 2)}\n`).toMatchFileSnapshot(
      '../../../content/example.json',
    )
  },
)
