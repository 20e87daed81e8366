import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { environmentSchema } from './environment-schema.ts'
import { settingsTable, settingsTableFile } from './settings-table.ts'

test('docs/settings.md is up to date (npm run settings-table)', async () => {
  expect(await readFile(settingsTableFile, 'utf8')).toBe(await settingsTable())
})

test.each(Object.entries(environmentSchema.entries))('%s is described', (_name, entry) => {
  expect(v.getDescription(entry)).toMatch(/\.$/)
})
