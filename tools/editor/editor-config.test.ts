import claims from '@site/content/claims.json' with { type: 'json' }
import companySchema from '@site/content/company.schema.json' with { type: 'json' }
import listsSchema from '@site/content/lists.schema.json' with { type: 'json' }
import { listNames } from '@site/company/facts/lists.ts'
import { editorTexts } from '@site/company/i18n/editor-texts.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { describe, expect, test } from 'vitest'
import { editorConfig } from './editor-config.ts'

/** What is compared of a JSON schema, and of a field. */
interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  maxLength?: number
  minimum?: number
}

interface Field {
  name: string
  label?: string
  required?: boolean
  hint?: string
  comment?: string
  maxlength?: number
  min?: number
  pattern?: [RegExp | string, string]
  options?: { label?: string }[]
  field?: Field
  fields?: Field[]
}

/** Each field of the schema, and below it those of its parts, as the editor should show it. */
function expectedFields({ properties = {}, required = [] }: Schema): object[] {
  return Object.entries(properties).map(([name, part]) => {
    const parts = expectedFields(part.type === 'array' ? (part.items ?? {}) : part)
    return {
      name,
      required: required.includes(name),
      maxlength: part.maxLength,
      min: part.minimum,
      fields: parts.length > 0 ? parts : undefined,
    }
  })
}

const shown = ({ name, required, maxlength, min, fields }: Field): object => ({
  name,
  required: required ?? false,
  maxlength,
  min,
  fields: fields?.map(shown),
})

/** A field with the fields of its parts. */
const withParts = (field: Field): Field[] => [
  field,
  ...[...(field.fields ?? []), ...(field.field ? [field.field] : [])].flatMap(withParts),
]

describe.each(locales)('in %s', (language) => {
  const files = editorConfig('company/website', language).singletons as unknown as Field[]
  const fieldsOf = (name: string) => files.find((file) => file.name === name)?.fields ?? []
  const facts = ['company', ...listNames].flatMap(fieldsOf).flatMap(withParts)

  test('the fields of the company are those of its schema, with their limits', () => {
    expect(fieldsOf('company').map(shown)).toEqual(expectedFields(companySchema as Schema))
  })

  test.each(listNames)('the fields of the list %s are those of its schema', (list) => {
    const { $schema, [list]: entries } = listsSchema.properties as Record<string, Schema>
    expect(fieldsOf(list).map(shown)).toEqual(
      expectedFields({
        properties: { $schema: $schema ?? {}, [list]: entries ?? {} },
        required: fieldsOf(list)[1]?.required ? [list] : [],
      }),
    )
  })

  test('every file, field and choice has a label, and every pattern a sentence', () => {
    const named = [...files, ...facts].filter(({ name }) => name !== '$schema')
    expect(named.filter(({ label }) => !label)).toEqual([])
    expect(named.flatMap(({ options = [] }) => options).filter(({ label }) => !label)).toEqual([])
    expect(named.filter(({ pattern }) => pattern && pattern[1].length < 5)).toEqual([])
  })

  test('every label and hint is that of a field', () => {
    const { labels, hints } = editorTexts[language]
    const paths = new Set(Object.keys(editorTexts.en.labels))
    expect(Object.keys(labels)).toEqual([...paths])
    expect(Object.keys(hints)).toEqual(Object.keys(editorTexts.en.hints))
    expect(Object.keys(hints).filter((path) => !paths.has(path))).toEqual([])
    const used = facts.filter(({ name }) => name !== '$schema').map(({ label }) => label)
    const choices = facts.flatMap(({ options = [] }) => options.map(({ label }) => label))
    expect(Object.values(labels).filter((label) => ![...used, ...choices].includes(label))).toEqual(
      [],
    )
  })

  test('every text of the pages has a field, in the order of the file', () => {
    expect(fieldsOf('texts').map(({ name }) => name)).toEqual(Object.keys(messages.en))
  })

  test('every claim is marked, and nothing else', () => {
    const marked = files
      .flatMap(({ fields = [] }) => fields)
      .filter(({ comment }) => comment === editorTexts[language].words.CLAIM)
      .map(({ name }) => name)
    expect(marked.toSorted()).toEqual(Object.values(claims).flat().toSorted())
  })

  test('the texts as they are pass their patterns', () => {
    const refused = fieldsOf('texts').filter(({ name, pattern, maxlength = Infinity }) => {
      const text = messages[language][name as keyof typeof messages.en]
      return text.length > maxlength || (pattern && !new RegExp(pattern[0]).test(text))
    })
    expect(refused).toEqual([])
  })
})

test.each([
  ['website', 'www.example.ch', 'Doit être une adresse complète'],
  ['email', 'bureau@example', 'Doit être une adresse e-\u2060mail'],
  ['phone', '026 555 12 34', 'Doit être au format international'],
  ['uid', 'CHE 123 456 788', 'Doit se présenter ainsi'],
  ['vatNumber', 'CHE-123.456.788', 'Doit se présenter ainsi'],
  ['postalCode', '17000', 'Doit avoir quatre chiffres'],
  ['country', 'Suisse', 'Doit être un code de pays'],
])(
  'the editor refuses “%s” as %s with a sentence of the owner’s language',
  (name, value, words) => {
    const [company] = editorConfig('company/website', 'fr').singletons as unknown as Field[]
    const [pattern, sentence] = company?.fields?.find((field) => field.name === name)?.pattern ?? []
    expect(new RegExp(pattern ?? '').test(value)).toBe(false)
    expect(sentence).toContain(words)
  },
)

test('a company abroad has numbers of other formats', () => {
  const [company] = editorConfig('company/website', 'fr', 'DE').singletons as unknown as Field[]
  const patternOf = (name: string) =>
    new RegExp(company?.fields?.find((field) => field.name === name)?.pattern?.[0] ?? '')
  expect(patternOf('postalCode').test('10115')).toBe(true)
  expect(patternOf('uid').test('HRB 12345')).toBe(true)
})
