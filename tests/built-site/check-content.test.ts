import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { pageCheck } from '@site/content-check/page-check.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { copyProject } from './project-copy.ts'

test.each([
  ['a missing translation', '"HOME_TAGLINE"', '"HOME_TAGLIN"', /lacks HOME_TAGLINE\. Please/],
  [
    'a word that is too long',
    /"CONTACT": "[^"]*"/,
    '"CONTACT": "Kontaktaufnahmemöglichkeiten"',
    /CONTACT: 28 characters do not fit/,
  ],
  ['a wrong term', /("HOME_LINE": "[^"]*)"/, '$1 Mails"', /HOME_LINE: not “Mails”, but “/],
])('%s is reported with its file and key', async (_, before, after, sentence) => {
  const project = await copyProject()
  onTestFinished(() => project.remove())
  const file = join(project.folder, 'content/messages/de.json')
  const texts = await readFile(file, 'utf8')
  await writeFile(file, texts.replace(before, after))
  const refusal = project.run('tools/content-check/main.ts')
  await expect(refusal).rejects.toThrow('content/messages/de.json')
  await expect(refusal).rejects.toThrow(sentence)
})

test.each([
  [
    'a picture that no page shows',
    'pictures/abuot.jpg',
    () => 'nothing',
    'content/pictures/abuot.jpg is not used',
  ],
  [
    'a fact with a quotation mark that ends its text',
    'company.json',
    (facts: string) => facts.replace('"street": "', '"street": "L"'),
    /content\/company\.json cannot be read \(.*line \d/,
  ],
  [
    'a list in which a comma is missing',
    'services.json',
    (list: string) => list.replace(/\},(\s*\{)/, '}$1'),
    /content\/services\.json cannot be read \(.*line \d/,
  ],
  [
    'an entry without a translation',
    'services.json',
    (list: string) => list.replace(/"fr": "[^"]*"/, '"fr": ""'),
    'content/services.json is invalid:\n  services, no. 1, name.fr: must not be empty',
  ],
  [
    'a wrong term in a list',
    'services.json',
    (list: string) => list.replace(/"de": "[^"]*"/, '"de": "Mails"'),
    /content\/services\.json, services\.[\w-]+\.name\.de: not “Mails”, but “/,
  ],
  [
    'a colour with too little contrast for its text',
    'colours.css',
    (css: string) => css.replace(/--band: [^;]+/, '--band: #ff9977'),
    '--on-band of the light theme (#ffffff) has a contrast of 2.',
  ],
])('%s is reported before the site is built', async (_, path, change, sentence) => {
  const project = await copyProject()
  onTestFinished(() => project.remove())
  const file = join(project.folder, 'content', path)
  await writeFile(file, change(await readFile(file, 'utf8').catch(() => '')))
  await expect(project.run('tools/content-check/main.ts')).rejects.toThrow(sentence)
})

test.each(['messages/de.json', 'legal/fr/privacy.md', 'services.json'])(
  'the missing file %s is reported',
  async (path) => {
    const project = await copyProject()
    onTestFinished(() => project.remove())
    await rm(join(project.folder, 'content', path))
    await expect(project.run('tools/content-check/main.ts')).rejects.toThrow(
      `✗ content/${path} is missing.`,
    )
  },
)

test('the last step finds the journey that opens every page', async () => {
  const { stdout } = await promisify(execFile)('npm', [...pageCheck, '--list'])
  expect(stdout).toContain(`Total: ${locales.length} tests in 1 file`)
})
