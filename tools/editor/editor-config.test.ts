import claims from '@site/content/claims.json' with { type: 'json' }
import companySchema from '@site/content/company.schema.json' with { type: 'json' }
import listsSchema from '@site/content/lists.schema.json' with { type: 'json' }
import { listNames } from '@site/company/facts/lists.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { expect, test } from 'vitest'
import { editorConfig } from './editor-config.ts'

/** What is compared of a JSON schema, and of a field. */
interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  description?: string
  maxLength?: number
  minimum?: number
}

interface Field {
  name: string
  required?: boolean
  hint?: string
  comment?: string
  maxlength?: number
  min?: number
  fields?: Field[]
}

const files = editorConfig('company/website').singletons as unknown as Field[]

const fieldsOf = (name: string) => files.find((file) => file.name === name)?.fields ?? []

/** Each field of the schema, and below it those of its parts, as the editor should show it. */
function expectedFields({ properties = {}, required = [] }: Schema): object[] {
  return Object.entries(properties).map(([name, part]) => {
    const parts = expectedFields(part.type === 'array' ? (part.items ?? {}) : part)
    return {
      name,
      required: required.includes(name),
      hint: part.description,
      maxlength: part.maxLength,
      min: part.minimum,
      fields: parts.length > 0 ? parts : undefined,
    }
  })
}

const shown = ({ name, required, hint, maxlength, min, fields }: Field): object => ({
  name,
  required: required ?? false,
  hint,
  maxlength,
  min,
  fields: fields?.map(shown),
})

test('the fields of the company are those of its schema, with their descriptions and limits', () => {
  expect(fieldsOf('company').map(shown)).toEqual(expectedFields(companySchema))
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

test('every text of the pages has a field, in the order of the file', () => {
  expect(fieldsOf('texts').map(({ name }) => name)).toEqual(Object.keys(messages.en))
})

test('every claim is marked, and nothing else', () => {
  const marked = files
    .flatMap(({ fields = [] }) => fields)
    .filter(({ comment }) => comment?.includes('claim'))
    .map(({ name }) => name)
  expect(marked.toSorted()).toEqual(Object.values(claims).flat().toSorted())
})

test.each(['en', 'de', 'fr'] as const)(
  'the texts as they are pass their patterns in %s',
  (locale) => {
    const refused = (fieldsOf('texts') as (Field & { pattern?: [string, string] })[]).filter(
      ({ name, pattern, maxlength = Infinity }) => {
        const text = messages[locale][name as keyof typeof messages.en]
        return text.length > maxlength || (pattern && !new RegExp(pattern[0]).test(text))
      },
    )
    expect(refused).toEqual([])
  },
)
