import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { settingsSchema } from './settings-schema.ts'

const file = join(import.meta.dirname, '../../../docs/settings.md')

test('docs/settings.md is up to date', async () => {
  await expect(await settingsTable()).toMatchFileSnapshot(file)
})

test.each(Object.entries(settingsSchema.entries))('%s is described', (_name, entry) => {
  expect(v.getDescription(entry)).toMatch(/\.$/)
})

const before = `# Settings

For administrators: the environment variables, read once at the start. A wrong one stops the start with a
sentence that names it; an empty one counts as not set. \`npm run doctor\` reads them as the service does.

Written by \`npm run test:unit -- settings-table --update\` from
[\`apps/service/settings/settings-schema.ts\`](../apps/service/settings/settings-schema.ts): change them there.
`

const after = `
The build reads one variable: \`PUBLIC_API_HOST\`, the origin of the service
(\`https://api.example.ch\`), for a site that is served from elsewhere. Not set: the site's own origin.
`

/** The document of all settings. */
async function settingsTable(): Promise<string> {
  const rows = Object.values(settingsSchema.entries).map((entry) =>
    row(`\`${v.getTitle(entry) ?? ''}\``, defaultOf(entry), v.getDescription(entry) ?? ''),
  )
  const table = [row('Name', 'Default', 'Meaning'), row('---', '---', '---'), ...rows].join('\n')
  const options = await resolveConfig(file)
  return format([before, table, after].join('\n'), { ...options, parser: 'markdown' })
}

function defaultOf(entry: (typeof settingsSchema.entries)[keyof typeof settingsSchema.entries]) {
  const value = v.getDefault(entry)
  if (!value) return 'not set'
  // Names the fact, so that the table is the same for every company.
  const [fact] =
    Object.entries(company).find(([, known]) => [known, JSON.stringify(known)].includes(value)) ??
    []
  return fact ? `\`${fact}\` in \`content/company.json\`` : `\`${value}\``
}

function row(...cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
