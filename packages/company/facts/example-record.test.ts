import { expect, test } from 'vitest'
import claims from '@site/content/claims.json' with { type: 'json' }
import { writtenTexts } from '../texts/written-texts.ts'
import { company } from './company.ts'
import { partsOf } from './example-facts.ts'
import { fingerprint } from './fingerprint.ts'

/** Choices that hold for any company, and facts that are recognised as placeholders. */
const notRecorded = [
  '$schema',
  'responsibleRole',
  'retentionDays',
  'language',
  'languageDetection',
  'countVisits',
  ...['phone', 'email', 'website', 'uid', 'vatNumber', 'jobSite', 'sameAs'],
]

const claimed = new Set(Object.values(claims).flat())

// Written anew by: npm run test:unit -- example-record --update. Of another company nothing is recorded.
test.runIf(company.name === 'Senda Consulting GmbH')(
  'everything that says something about the example is recorded',
  async () => {
    const facts = Object.entries(company)
      .filter(([fact]) => !notRecorded.includes(fact))
      .map(([fact, value]) => [
        fact,
        partsOf(fact, value).map(([, part]) => fingerprint(JSON.stringify(part))),
      ])
    const texts = Map.groupBy(
      writtenTexts().filter(({ name }) => claimed.has(name) || name.startsWith('legal/')),
      ({ name }) => name,
    )
    const record = Object.fromEntries([
      ...facts,
      ...Array.from(texts, ([name, all]) => [name, all.map(({ text }) => fingerprint(text))]),
    ]) as object
    await expect(`${JSON.stringify(record, null, 2)}\n`).toMatchFileSnapshot(
      '../../../content/example.json',
    )
  },
)
