import { colour, language as languageCode, pictureName } from '@site/company/facts/fact-formats.ts'
import { editorTexts } from '@site/company/i18n/editor-texts.ts'
import { languageNames } from '@site/company/i18n/language-names.ts'
import { localeNames, locales, type Locale } from '@site/company/i18n/locales.ts'
import type { Field } from '@sveltia/cms'

/** What is read here of a schema of the facts, and of the checks in its pipe. */
interface Format {
  type: string
  pipe?: Format[]
  wrapped?: Format
  item?: Format
  entries?: Record<string, Format>
  options?: string[]
  requirement?: unknown
  message?: (issue: { lang: Locale }) => string
}

const anyText: Format = { type: 'string' }

/** The fields for the entries of a schema, in their order; `path` is that of what they are parts of: `people.` */
export const fieldsOf = (entries: object, language: Locale, path = ''): Field[] =>
  Object.entries(entries as Record<string, Format>).map(([name, format]) =>
    name === '$schema' ? { name, widget: 'hidden' } : fieldOf(name, format, language, path + name),
  )

function fieldOf(name: string, format: Format, language: Locale, path: string): Field {
  const parts = partsOf(format)
  const { labels, hints } = editorTexts[language]
  return {
    name,
    label: labels[path],
    required: !has(parts, 'optional'),
    ...(hints[path] && { hint: hints[path] }),
    ...(inputs.get(format.wrapped ?? format) ?? inputOf(parts, language, path)),
  } as Field
}

/** The schemas and checks that a schema is made of, from the inside out. */
function partsOf(format: Format): Format[] {
  if (format.pipe) return format.pipe.flatMap(partsOf)
  return format.wrapped ? [...partsOf(format.wrapped), format] : [format]
}

const has = (parts: Format[], type: string) => parts.some((part) => part.type === type)

/** The control for a value, with its limits. */
function inputOf(parts: Format[], language: Locale, path: string): object {
  const { type, entries = {}, item = anyText, options = [] } = parts[0] ?? anyText
  const limit = (name: string, type: string) => {
    const part = parts.findLast((one) => one.type === type)
    return part && { [name]: part.requirement }
  }
  switch (type) {
    case 'strict_object':
      return { widget: 'object', fields: partFields(entries, language, path) }
    case 'array':
      return listOf(item, language, path)
    case 'picklist':
      return { widget: 'select', options: optionsOf(options, language, path) }
    case 'number':
      return {
        widget: 'number',
        value_type: has(parts, 'integer') ? 'int' : 'float',
        ...limit('min', 'min_value'),
        ...limit('max', 'max_value'),
      }
    case 'boolean':
      // Left out differs from no, and a switch has no third position.
      return has(parts, 'optional') ? choice([true, false], language) : { widget: 'boolean' }
    case 'literal':
      return choice([true], language)
  }
  if (has(parts, 'iso_date')) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  return { widget: 'string', ...limit('maxlength', 'max_length'), ...patternOf(parts, language) }
}

/** The controls of formats that have one of their own. */
const inputs = new Map<object, object>([
  [colour, { widget: 'color', allowInput: true }],
  // A file in content/pictures, chosen or uploaded.
  [
    pictureName,
    { widget: 'image', choose_url: false, media_folder: '/content/pictures', public_folder: '' },
  ],
])

const optionsOf = (values: string[], language: Locale, path: string) =>
  values.map((value) => ({ label: editorTexts[language].labels[`${path}=${value}`], value }))

function choice(values: boolean[], language: Locale) {
  const { YES, NO } = editorTexts[language].words
  const options = values.map((value) => ({ label: value ? YES : NO, value }))
  return { widget: 'select', dropdown_threshold: 0, options }
}

function listOf(item: Format, language: Locale, path: string): object {
  const { type, entries = {}, options = [] } = partsOf(item)[0] ?? anyText
  if (item === (languageCode as object)) {
    const spoken = ['de', 'fr', 'it', 'rm', 'en', 'es', 'pt', 'sq', 'sr', 'hr', 'tr', 'uk', 'nl']
    const labelled = spoken.map((value) => ({ label: languageNames([value], language), value }))
    return { widget: 'select', multiple: true, options: labelled }
  }
  if (type === 'picklist') {
    return { widget: 'select', multiple: true, options: optionsOf(options, language, path) }
  }
  const entry = editorTexts[language].words.ENTRY
  const list = { widget: 'list', label_singular: entry, collapsed: 'auto' }
  if (type === 'string') {
    return { ...list, field: { ...fieldOf('entry', item, language, path), label: entry } }
  }
  return {
    ...list,
    fields: partFields(entries, language, path),
    summary: summaryOf(entries, language),
  }
}

/** What an entry that is not open shows: its first text, in the language of the owner. */
function summaryOf(entries: Record<string, Format>, language: Locale) {
  if (language in entries) return `{{fields.${language}}}`
  const [first = ''] = Object.keys(entries).filter((name) => name !== 'id')
  const { entries: parts = {} } = partsOf(entries[first] ?? anyText)[0] ?? anyText
  return `{{fields.${language in parts ? `${first}.${language}` : first}}}`
}

/** The fields of an object; the languages of a text have room for sentences (index.html places them side by side). */
function partFields(entries: Record<string, Format>, language: Locale, path: string): Field[] {
  const fields = fieldsOf(entries, language, `${path}.`)
  if (!locales.every((locale) => locale in entries)) return fields
  return fields.map(
    (field, index) =>
      ({ ...field, label: localeNames[locales[index] ?? 'en'], widget: 'text' }) as Field,
  )
}

/** The last regular expression of a format, which is the strictest, with its sentence. */
function patternOf(parts: Format[], language: Locale) {
  const check = parts.findLast(({ requirement }) => requirement instanceof RegExp)
  const sentence = check?.message?.({ lang: language }) ?? ''
  return check && { pattern: [check.requirement, capitalized(sentence)] }
}

export const capitalized = (sentence: string) =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1)
