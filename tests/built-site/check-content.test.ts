import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { placeInWords } from '@site/company/facts/fact-path.ts'
import { rule } from '@site/company/facts/rules.ts'
import { editorTexts } from '@site/company/i18n/editor-texts.ts'
import { pageCheck } from '@site/content-check/built-pages.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'

const { rules } = editorTexts[company.language]
const wrongTerm = rule('TERM', { term: 'Mails', right: 'zugestellt, E-Mail' })({
  lang: company.language,
})

const placeOf = (list: string, field: string) =>
  placeInWords(`content/${list}`, [field], company.language)

let project: ProjectCopy

beforeAll(async () => {
  project = await copyProject()
}, 60_000)

afterAll(() => project.remove())

/** Changes a file of content/ until the end of the test; `null` removes it. */
async function changeContent(path: string, change: (text: string) => string | null) {
  const file = join(project.folder, 'content', path)
  const before = await readFile(file, 'utf8').catch(() => null)
  const write = (text: string | null) => (text === null ? rm(file) : writeFile(file, text))
  onTestFinished(() => write(before))
  await write(change(before ?? ''))
}

const checkContent = () => project.run('tools/content-check/main.ts')

test.each([
  ['a missing translation', '"HOME_TAGLINE"', '"HOME_TAGLIN"', /lacks HOME_TAGLINE\. Please/],
  [
    'a word that is too long',
    /"CONTACT": "[^"]*"/,
    '"CONTACT": "Kontaktaufnahmemöglichkeiten"',
    /CONTACT: 28 characters do not fit/,
  ],
  ['a wrong term', /("HOME_LINE": "[^"]*)"/, '$1 Mails"', `): ${wrongTerm}`],
])('%s is reported with its file and key', async (_, before, after, sentence) => {
  await changeContent('messages/de.json', (texts) => texts.replace(before, after))
  const refusal = checkContent()
  await expect(refusal).rejects.toThrow('content/messages/de.json')
  await expect(refusal).rejects.toThrow(sentence)
})

test.each([
  [
    'a picture that no page shows',
    'pictures/abuot.jpg',
    () => 'nothing',
    `content/pictures/abuot.jpg: ${rules.PICTURE_UNUSED}`,
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
    `${placeOf('services.json', 'services.0.name.fr')}: ${rules.EMPTY}`,
  ],
  [
    'a wrong term in a list',
    'services.json',
    (list: string) => list.replace(/"de": "[^"]*"/, '"de": "Mails"'),
    `${placeOf('services.json', 'services.0.name.de')}: ${wrongTerm}`,
  ],
  [
    'a colour with too little contrast for its text',
    'company.json',
    (facts: string) => facts.replace(/"band": "[^"]*"/, '"band": "#ff9977"'),
    /content\/company\.json, colours\.band \(.+ › .+\): #ff9977 .* 2[.,]\d+ .* 4[.,]5\. .* #[\da-f]{6}\./,
  ],
])('%s is reported before the site is built', async (_, path, change, sentence) => {
  await changeContent(path, change)
  await expect(checkContent()).rejects.toThrow(sentence)
})

test.each(['messages/de.json', 'legal/fr/privacy.md', 'services.json'])(
  'the missing file %s is reported',
  async (path) => {
    await changeContent(path, () => null)
    await expect(checkContent()).rejects.toThrow(`✗ content/${path} is missing.`)
  },
)

test('the last step finds the journey that opens every page', async () => {
  const { stdout } = await promisify(execFile)('npm', [...pageCheck, '--list'])
  expect(stdout).toContain(`Total: ${locales.length} tests in 1 file`)
})
