import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'
import { companySchema } from './define-company.ts'

// Written anew by: npm run test:unit -- packages/company/facts/json-schema --update
test('editors get the fields of content/company.json with their descriptions', async () => {
  // Checks that JSON Schema cannot express are left to the build.
  const schema = toJsonSchema(companySchema, { errorMode: 'ignore' })
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    '../../../content/company.schema.json',
  )
})
