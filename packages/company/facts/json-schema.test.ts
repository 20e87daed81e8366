import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { editorTexts } from '../i18n/editor-texts.ts'
import { companyFacts } from './define-company.ts'
import { lists } from './lists.ts'

/** A JSON schema, or a part of one. */
type Schema = object

/** The schema with the labels and hints of the editor as descriptions. */
function withDescriptions(schema: Schema, path = ''): Schema {
  const { labels, hints } = editorTexts.en
  const words = [labels[path], hints[path]].filter((text) => text !== undefined)
  const described = Object.entries(schema).map(
    ([key, value]: [string, Schema]): [string, Schema] => {
      if (key === 'items')
        return [key, { ...withDescriptions(value, path), description: undefined }]
      if (key !== 'properties') return [key, value]
      const parts = Object.entries(value).map(([name, part]: [string, Schema]) => [
        name,
        withDescriptions(part, path === '' ? name : `${path}.${name}`),
      ])
      return [key, Object.fromEntries(parts) as Schema]
    },
  )
  return {
    ...(Object.fromEntries(described) as Schema),
    ...(words.length > 0 && { description: words.join('. ') }),
  }
}

// Written anew by: npm run test:unit -- packages/company/facts/json-schema --update
test.each([
  ['company', companyFacts],
  ['lists', v.partial(v.strictObject({ $schema: v.string(), ...lists }))],
])(
  'editors get the fields of content/%s.schema.json with their descriptions',
  async (name, facts) => {
    // Checks that JSON Schema cannot express are left to the build.
    const schema = withDescriptions(toJsonSchema(facts, { errorMode: 'ignore' }))
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
      `../../../content/${name}.schema.json`,
    )
  },
)
