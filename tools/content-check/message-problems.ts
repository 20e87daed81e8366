import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { defaultLocale, locales } from '@site/company/i18n/locales.ts'
import { limitOf } from '@site/company/i18n/text-limits.ts'

const project = new URL('../..', import.meta.url)

const messagesSchema = v.record(v.string(), v.string())

/** The texts of one language as an editor wrote them. */
export interface MessageFile {
  file: string
  content: string
}

/** The problems of the texts of site, emails and desk, each as a sentence. */
export function messageFileProblems(): string[] {
  const others = locales.filter((locale) => locale !== defaultLocale)
  return ['messages', 'desk'].flatMap((folder) =>
    messageProblems([read(folder, defaultLocale), ...others.map((locale) => read(folder, locale))]),
  )
}

function read(folder: string, locale: string): MessageFile {
  const file = `content/${folder}/${locale}.json`
  return { file, content: readFileSync(new URL(file, project), 'utf8') }
}

/** The problem of reading a missing file, as a sentence. @throws every other error */
export function missingFileProblems(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT' || error.path === undefined) throw error
  return [missingFile(relative(fileURLToPath(project), error.path))]
}

export const missingFile = (path: string) => `${path} is missing. Restore it, or create it again.`

/** Sentences about what is wrong in the texts. The first file is the English one, which defines the keys. */
export function messageProblems(files: [MessageFile, ...MessageFile[]]): string[] {
  const expected = parse(files[0])
  if (typeof expected === 'string') return [expected]
  return files.flatMap((file) => {
    const texts = parse(file)
    if (typeof texts === 'string') return [texts]
    return [...keyProblems(file, texts, expected), ...textProblems(file, texts, expected)]
  })
}

type Texts = Record<string, string>

/** @returns the texts, or a problem of the file as a whole */
function parse({ file, content }: MessageFile): Texts | string {
  try {
    const result = v.safeParse(messagesSchema, JSON.parse(content))
    if (result.success) return result.output
    const key = v.getDotPath(result.issues[0])
    return key === null
      ? `${file}: the file must contain one JSON object of texts.`
      : `${file}: ${key} must be a text in quotation marks.`
  } catch (error) {
    return (
      `${file} cannot be read (${(error as Error).message}). Every line but the last must ` +
      'read "KEY": "text" and end with a comma; a quotation mark inside a text is written \\".'
    )
  }
}

function keyProblems({ file, content }: MessageFile, texts: Texts, expected: Texts): string[] {
  const missing = Object.keys(expected).filter((key) => !(key in texts))
  const unknown = Object.keys(texts).filter((key) => !(key in expected))
  const written = [...content.matchAll(/^ *"(\w+)":/gm)].map(([, key]) => key)
  const repeated = written.filter((key, index) => written.indexOf(key) !== index)
  return [
    ...missing.map((key) => `${file} lacks ${key}. Please translate: "${expected[key] ?? ''}"`),
    ...unknown.map(
      (key) => `${file} has ${key}, which en.json does not have: remove or rename it.`,
    ),
    ...repeated.map((key) => `${file} has ${String(key)} twice: remove one of them.`),
  ]
}

const textProblems = ({ file }: MessageFile, texts: Texts, expected: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const english = expected[key]
    const wrong = english === undefined ? [] : [...faultsOf(key, text, english)]
    return wrong.map((fault) => `${file}, ${key}: ${fault}`)
  })

function* faultsOf(key: string, text: string, english: string): Generator<string> {
  if (text.trim() === '') yield 'the text is empty.'
  if (/^\s|\s$| {2}/.test(text)) yield 'there is a leading, trailing or double space.'

  const [own, needed] = [placeholdersOf(text), placeholdersOf(english)]
  for (const name of own.filter((one) => !needed.includes(one))) {
    yield `${name} is not a placeholder of this text; it has ${needed.join(' and ') || 'none'}.`
  }
  for (const name of needed.filter((one) => !own.includes(one))) {
    yield `the placeholder ${name} is missing; the website puts a value there.`
  }
  if (/[{}]/.test(text.replaceAll(/\{\w+\}/g, ''))) yield 'a brace { or } is unbalanced.'

  const limit = limitOf(key)
  if (limit && text.length > limit.most) {
    yield `${text.length} characters do not fit ${limit.place}; the limit is ${limit.most}.`
  }
}

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))]
