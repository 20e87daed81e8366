import { describe, expect, test } from 'vitest'
import { messages } from '../../i18n/messages.ts'
import { company } from '../company.ts'
import { defineCompany, type Company } from '../define-company.ts'
import { smallestCompany } from '../testing/smallest-company.ts'
import { askFacts } from './ask-facts.ts'
import { factsFiles } from './facts-files.ts'
import { listClaims } from './list-claims.ts'
import { readFacts } from './read-facts.ts'

/** Answers the questions whose text contains a key with its answers in turn, every other one with Enter. */
async function answer(present: Company, answers: Record<string, string[]>) {
  const said: string[] = []
  let questions = 0
  const facts = await askFacts(
    {
      say: (line) => said.push(line),
      ask: (question) => {
        // A question that never takes its answer is asked forever.
        if (++questions > 300) throw new Error(`asked again and again: ${question}`)
        const key = Object.keys(answers).find((part) => question.includes(part)) ?? ''
        return Promise.resolve(answers[key]?.shift() ?? '')
      },
    },
    present,
  )
  return { facts, said }
}

const own = { ...smallestCompany, backupDays: 21, certificates: ['ISO 9001'] }

describe('the claims of the texts', () => {
  test('are listed as they are worded, in the language of the company', () => {
    const { ABOUT_HANDOVER_TEXT } = messages.fr
    const list = listClaims({ ...smallestCompany, language: 'fr' }).join('\n')
    expect(list).toContain(`  ABOUT_HANDOVER_TEXT: ${ABOUT_HANDOVER_TEXT}\n`)
    expect(list).toMatch(/ {2}privacy\.md: .*, Candidatures, /)
    expect(list).toContain('PARTNERS_INTRO')
  })

  test('of a page that the site does without are not', () => {
    const list = listClaims({ ...smallestCompany, withoutPages: ['partners'] }).join('\n')
    expect(list).not.toContain('PARTNERS_')
    expect(list).toContain('CAREERS_HEADLINE')
  })
})

describe('asked in the terminal', () => {
  test('Enter keeps every fact', async () => {
    const { facts } = await answer(own, {})
    expect(defineCompany(facts)).toMatchObject(own)
  })

  test('a wrong answer is explained and asked again', async () => {
    const { facts, said } = await answer(own, {
      'Postal code': ['70', '10115', '3011'],
      'For how many days enquiries': ['soon', '30'],
    })
    expect(facts).toMatchObject({ postalCode: '3011', retentionDays: 30 })
    expect(said.join('\n')).toContain('must have four digits in Switzerland')
  })

  test('a postal code is checked by its country', async () => {
    const { facts, said } = await answer(smallestCompany, {
      'Country of the address': ['add', 'Germany', 'DE'],
      'Postal code': ['3011', '10115'],
    })
    expect(defineCompany(facts)).toMatchObject({ country: 'DE', postalCode: '10115' })
    expect(said.join('\n')).toMatch(/two-letter country code[^]*five in Germany/)
  })

  test.runIf(company.name === 'Senda Consulting GmbH')(
    'another name leaves out what is the example’s',
    async () => {
      const examples = company.examples?.filter((fact) => fact !== 'certificates')
      const present = { ...company, examples, certificates: ['ISO 9001'] }
      const { facts } = await answer(present, { 'legal name': ['Wil AG'] })
      expect(facts).toMatchObject({ name: 'Wil AG', certificates: ['ISO 9001'] })
      expect(facts).toMatchObject({ people: undefined, engagement: undefined })
    },
  )

  test('a company that corrects its name keeps every fact', async () => {
    const present = { ...own, backupDays: company.backupDays ?? 30 }
    const { facts } = await answer(present, { 'legal name': ['Wil Sàrl'] })
    expect(facts).toMatchObject({ ...present, name: 'Wil Sàrl' })
  })

  test('a list, texts in three languages, numbers and choices are built from answers', async () => {
    const terminal = {
      'Where the company works: add': ['add'],
      'Where the company works, how many': ['none', '1'],
      'Where the company works, 1, en': ['', 'Valais'],
      'Where the company works, 1, de': ['Wallis', 'Wallis'],
      'Where the company works, 1, fr': ['Valais', 'Valais'],
      'Times and prices: add': ['a'],
      'Times and prices, day rate: add': ['add'],
      'day rate, price': ['1100'],
      'cost ceiling': ['no'],
      'Times and prices, vat: add': ['add'],
      'Times and prices, vat (': ['none'],
    }
    const { facts } = await answer(smallestCompany, terminal)
    expect(defineCompany(facts)).toMatchObject({
      regions: [{ en: 'Valais', de: 'Wallis', fr: 'Valais' }],
      engagement: { dayRate: { price: 1100, costCeiling: false }, vat: 'none' },
    })
  })

  test('an optional fact can be left out', async () => {
    // "Skip" is a choice only where there is nothing yet.
    const { facts } = await answer(own, { 'keep, change': ['skip', 'r', 'k'] })
    expect(facts).toMatchObject({ certificates: undefined, backupDays: 21 })
  })

  test('a value typed in place of the choice neither removes a fact nor passes for one', async () => {
    const { facts, said } = await answer(own, {
      'keep, change': ['Rita Keller', 'k'],
      'Memberships: add': ['Swiss Timber Association', 'skip'],
    })
    expect(facts).toMatchObject({ certificates: ['ISO 9001'], backupDays: 21 })
    expect(facts.memberships).toBeUndefined()
    expect(said.filter((line) => line.includes('first letter of your choice'))).toHaveLength(2)
  })

  test('"back" returns to the previous question, and offers the answers again', async () => {
    const { facts } = await answer(own, {
      'Town, as in': ['Biel', 'back', ''],
      'Postal code': ['2502', 'x', 'y', '2503'],
      'the town in each language, en': ['back', 'Bienne'],
      'Memberships: add': ['add', 'skip'],
      'Memberships, how many': ['Back'],
    })
    expect(facts).toMatchObject({ postalCode: '2503', postalTown: 'Biel', town: { en: 'Bienne' } })
    expect(facts.memberships).toBeUndefined()
  })

  test('of several answers only the wrong one has to be typed again', async () => {
    const { facts, said } = await answer(smallestCompany, {
      'answered: add': ['add'],
      'answered, how many': ['1'],
      'answered, 1, days, how many': ['1'],
      'answered, 1, days, 1': ['Mo'],
      'answered, 1, opens': ['10:00'],
      'answered, 1, closes': ['09:00', '16:00'],
    })
    expect(said.join('\n')).toContain('must be later')
    expect(facts).toMatchObject({
      openingHours: [{ days: ['Mo'], opens: '10:00', closes: '16:00' }],
    })
  })

  test('the consent to a reference cannot be removed; its mark as an example goes', async () => {
    const [first] = company.references ?? []
    if (!first) return
    const { facts } = await answer(
      { ...smallestCompany, references: [{ ...first, example: true }] },
      { 'keep, change or remove': ['change'], '1, consent': ['soon', '2026-10-01'] },
    )
    const reference = { ...first, consent: '2026-10-01' }
    delete reference.example
    expect(facts.references).toEqual([reference])
  })
})

describe('read from a file', () => {
  const read = (facts: object, present: Company = own) => readFacts(JSON.stringify(facts), present)

  test('its facts take the place of the present ones, and null leaves one out', () => {
    expect(read({ phone: '+41 31 555 00 11', backupDays: null })).toEqual({
      ...smallestCompany,
      phone: '+41 31 555 00 11',
      certificates: ['ISO 9001'],
    })
  })

  test('another company has to bring every mandatory fact', () => {
    const present = { ...own, examples: ['name'], references: company.references }
    expect(() => read({ name: 'Zug AG', postalCode: 'x' }, present)).toThrow(
      /shortName: is missing[^]*postalCode: must have four digits/,
    )
  })

  test('a misspelt fact is named', () => {
    expect(() => read({ twon: 'Zug' })).toThrow('twon: is not a known fact')
  })

  test('a file that is not JSON, or a list, is refused in a sentence', () => {
    for (const text of ['name: Zug AG', '[]'])
      expect(() => readFacts(text, own)).toThrow('The file does not contain facts in JSON')
  })

  test('an address is taken as it was copied, and where it cannot be, the right one is named', () => {
    expect(read({ phone: ' +41\u00A031\u202F555 00 11', email: 'kontakt@zug.ch ' })).toMatchObject({
      phone: '+41 31 555 00 11',
      email: 'kontakt@zug.ch',
    })
    expect(() => read({ website: 'https://www.bär.ch' })).toThrow('"https://www.xn--br-via.ch"')
    expect(() => read({ email: 'info@bär.ch' })).toThrow('"xn--…"')
  })

  test('the code of a country may be in small letters', () => {
    expect(read({ country: 'li', postalCode: '9490' })).toMatchObject({ country: 'LI' })
  })

  test('a letter that was lost because the file is not in UTF-8 is named', () => {
    const notUtf8 = new TextDecoder().decode(Buffer.from('{ "street": "Höheweg 1" }', 'latin1'))
    expect(() => readFacts(notUtf8, own)).toThrow(/street: has lost a letter.* UTF-8/)
  })

  test('a file from Windows may begin with a byte order mark', () => {
    expect(readFacts('\uFEFF{ "backupDays": 7 }', own)).toMatchObject({ backupDays: 7 })
  })
})

test('facts are written in the style of hand-written code, and a list that is left out keeps its file', async () => {
  const files = await factsFiles(
    { ...own, people: company.people },
    new URL('../', import.meta.url),
  )
  expect([...files.keys()]).toEqual(['company.ts', 'people.ts', 'references.ts', 'questions.ts'])
  expect(files.get('company.ts')).toContain("  street: 'Rue du Lac 7',\n")
  expect(files.get('references.ts')).toContain("Company['references'] = undefined\n")
})
