import { localeNames, locales } from '@site/company/i18n/locales.ts'
import type { Field } from '@sveltia/cms'

/** What is read here of a schema of the facts, and of the checks and descriptions in its pipe. */
interface Format {
  type: string
  pipe?: Format[]
  wrapped?: Format
  item?: Format
  entries?: Record<string, Format>
  options?: string[]
  requirement?: unknown
  message?: unknown
  description?: string
}

const anyText: Format = { type: 'string' }

/** The fields for the entries of a schema, in its order, which is that of the file. */
export const fieldsOf = (entries: object): Field[] =>
  Object.entries(entries as Record<string, Format>).map(([name, format]) =>
    name === '$schema' ? { name, widget: 'hidden' } : fieldOf(name, format),
  )

function fieldOf(name: string, format: Format): Field {
  const parts = partsOf(format)
  const description = parts.findLast(({ type }) => type === 'description')?.description
  return {
    name,
    label: inWords(name),
    required: !has(parts, 'optional'),
    ...(description && { hint: description }),
    ...(name === 'portrait' ? picture : inputOf(parts)),
  } as Field
}

/** The schemas, checks and descriptions that a schema is made of, from the inside out. */
function partsOf(format: Format): Format[] {
  if (format.pipe) return format.pipe.flatMap(partsOf)
  return format.wrapped ? [...partsOf(format.wrapped), format] : [format]
}

const has = (parts: Format[], type: string) => parts.some((part) => part.type === type)

/** The control for a value, with its limits. */
function inputOf(parts: Format[]): object {
  const { type, entries = {}, item = anyText, options = [] } = parts[0] ?? anyText
  const limit = (name: string, type: string) => {
    const part = parts.findLast((one) => one.type === type)
    return part && { [name]: part.requirement }
  }
  switch (type) {
    case 'strict_object':
      return { widget: 'object', fields: partFields(entries) }
    case 'array':
      return listOf(item)
    case 'picklist':
      return { widget: 'select', options: options.map(option) }
    case 'number':
      return {
        widget: 'number',
        value_type: has(parts, 'integer') ? 'int' : 'float',
        ...limit('min', 'min_value'),
        ...limit('max', 'max_value'),
      }
    case 'boolean':
      // Left out differs from no (film, for example), and a switch has no third position.
      return has(parts, 'optional') ? choice([true, false]) : { widget: 'boolean' }
    case 'literal':
      return choice([true])
  }
  if (has(parts, 'iso_date')) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  return { widget: 'string', ...limit('maxlength', 'max_length'), ...patternOf(parts) }
}

/** A file in content/pictures: the person chooses or uploads it. */
const picture = {
  widget: 'image',
  choose_url: false,
  media_folder: '/content/pictures',
  public_folder: '',
}

const option = (value: string) => ({ label: inWords(value), value })

const choice = (values: boolean[]) => ({
  widget: 'select',
  dropdown_threshold: 0,
  options: values.map((value) => ({ label: value ? 'Yes' : 'No', value })),
})

function listOf(item: Format): object {
  const { type, entries = {}, options = [] } = partsOf(item)[0] ?? anyText
  if (type === 'picklist') {
    return { widget: 'select', multiple: true, options: options.map(option) }
  }
  const list = { widget: 'list', label_singular: 'entry', collapsed: 'auto' }
  if (type === 'string') return { ...list, field: fieldOf('entry', item) }
  return {
    ...list,
    fields: partFields(entries),
    // Otherwise an entry that is not open shows its id.
    ...('id' in entries && { summary: `{{fields.${'name' in entries ? 'name' : 'title'}.en}}` }),
  }
}

/** The fields of an object; the languages of a text have room for sentences (index.html places them side by side). */
function partFields(entries: Record<string, Format>): Field[] {
  const fields = fieldsOf(entries)
  if (!locales.every((locale) => locale in entries)) return fields
  return fields.map(
    (field, index) =>
      ({ ...field, label: localeNames[locales[index] ?? 'en'], widget: 'text' }) as Field,
  )
}

function patternOf(parts: Format[]) {
  const check = parts.findLast(({ requirement }) => requirement instanceof RegExp)
  return (
    check && { pattern: [(check.requirement as RegExp).source, capitalized(String(check.message))] }
  )
}

/** `firstTalk` and `FIRST_TALK` as "First talk". */
export const inWords = (name: string) =>
  capitalized(
    name
      .replaceAll('_', ' ')
      .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
      .toLowerCase(),
  )

const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
