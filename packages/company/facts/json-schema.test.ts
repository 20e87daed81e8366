import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { companyFacts } from './define-company.ts'
import { lists } from './lists.ts'

// Written anew by: npm run test:unit -- packages/company/facts/json-schema --update
test.each([
  ['company', companyFacts],
  ['lists', v.partial(v.strictObject({ $schema: v.string(), ...lists }))],
])(
  'editors get the fields of content/%s.schema.json with their descriptions',
  async (name, facts) => {
    // Checks that JSON Schema cannot express are left to the build.
    const schema = toJsonSchema(facts, { errorMode: 'ignore' })
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
      `../../../content/${name}.schema.json`,
    )
  },
)
