import { editorTexts } from '../i18n/editor-texts.ts'
import { isLocale, type Locale } from '../i18n/locales.ts'
import { textLabel } from '../i18n/text-label.ts'

/** Where a fact is: `content/company.json, careers.steps, no. 2, title`, and in a language its place in the editor too. */
export function placeInWords(file: string, fields: string[], language?: Locale): string {
  const named = fields.filter((field) => field !== '')
  const place = [file, ...named]
    .join(', ')
    .replaceAll(/\.(\d+)/g, (_, index) => `, no. ${Number(index) + 1}`)
    .replaceAll(/(no\. \d+)\./g, '$1, ')
  // Several are found by the links of the editor's list.
  const [field] = named.length === 1 ? named : []
  const name = language && field && nameInEditor(file, field, language)
  return name ? `${place} (${name})` : place
}

/** A field in the words of the editor, such as "People › 1 › Phone"; nothing where the editor does not have it. */
export function nameInEditor(file: string, field: string, language: Locale): string | undefined {
  if (file.startsWith('content/messages/')) return textLabel(field, language)
  const { labels } = editorTexts[language]
  const isNumber = (step: string) => /^\d+$/.test(step)
  const steps = field.split('.')
  const names = steps.map((step, index) => {
    if (isNumber(step)) return Number(step) + 1
    if (isLocale(step)) return labels[`language=${step}`]
    const path = steps.slice(0, index + 1).filter((name) => !isNumber(name))
    return labels[path.join('.')]
  })
  return names[0] === undefined ? undefined : names.filter(Boolean).join(' › ')
}
