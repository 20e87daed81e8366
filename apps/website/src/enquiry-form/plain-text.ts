import { fieldNames, fields, isAskedFor, plainLabelOf, sources } from '@site/enquiry/fields.ts'
import type { FieldName, FormValues } from '@site/enquiry/fields.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { FormTexts } from './form-content.ts'

/** The enquiry as plain text in the visitor's language, with a label before every answer. */
export const toPlainText = (values: FormValues, texts: FormTexts): string =>
  fieldNames
    .filter((name) => name !== 'otherSource')
    .map((name) => ({
      label: texts[plainLabelOf(name)],
      value: answerOf(values, name, texts),
    }))
    .filter(({ value }) => value !== '')
    .map((answer) => fillPlaceholders(texts.LABELLED, answer))
    .join('\n')

/** The source and its specification are one answer. */
function answerOf(values: FormValues, name: FieldName, texts: FormTexts): string {
  if (name !== 'source') return values[name].trim()
  const specification = isAskedFor('otherSource', values) ? values.otherSource.trim() : ''
  const source = sources.find((known) => known === values.source)
  return specification || (source ? texts[fields.source.options[source]] : '')
}
