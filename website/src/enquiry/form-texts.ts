import {
  definitionOf,
  type ErrorCode,
  errorCodes,
  fieldNames,
  type FieldName,
  fields,
  plainLabelOf,
  type Source,
  sources,
} from '../../../enquiry-contract/fields.ts'
import type { MessageKey, Messages } from '../../../i18n/messages.ts'
import type { EnquiryVariant } from './enquiry-variant.ts'

/** The texts of the form, except those of its fields, which `enquiry-contract/fields.ts` names. */
const formKeys = [
  'REQUIRED_HINT',
  'HONEYPOT',
  'OFFLINE',
  'ROOM_LEFT',
  'TOO_LONG_BY',
  'TOO_LONG',
  'SEND',
  'SUBMITTING',
  'ERROR_SUMMARY',
  'ERROR_TITLE_PREFIX',
  'FORM_SUBMITTED',
  'SOMETHING_WENT_WRONG',
  'SENT_REFERENCE',
  'CHANGED_SINCE',
  'SENT_ANOTHER',
  'SENT_BACK',
  'RESCUE_TITLE',
  'RESCUE_RETRY',
  'RESCUE_EMAIL',
  'RESCUE_EMAIL_PASTE',
  'RESCUE_CALL',
  'RESCUE_COPY',
  'RESCUE_COPIED',
  'LABELLED',
  'MAIL_SUBJECT',
] as const satisfies readonly MessageKey[]

/** The texts that the form needs, and no others, because every page contains them as data. */
export interface FormTexts extends Record<(typeof formKeys)[number], string> {
  labels: Record<FieldName, string>
  /** The label of a field in the copied text, where it differs. */
  plainLabels: Partial<Record<FieldName, string>>
  errors: Record<ErrorCode, string>
  /** The text of the select until a source is chosen. */
  sourcePlaceholder: string
  sources: Record<Source, string>
}

/** Picks the form's texts. Panel and page differ only in the label of the message. */
export function formTexts(messages: Messages, variant: EnquiryVariant): FormTexts {
  const labelKey = (name: FieldName) => {
    const { label, panelLabel = label } = definitionOf(name)
    return variant === 'panel' ? panelLabel : label
  }
  const { placeholder, options } = fields.source
  return {
    ...textsOf(formKeys, (key) => messages[key]),
    labels: textsOf(fieldNames, (name) => messages[labelKey(name)]),
    plainLabels: textsOf(
      fieldNames.filter((name) => definitionOf(name).plainLabel !== undefined),
      (name) => messages[plainLabelOf(name)],
    ),
    errors: textsOf(errorCodes, (code) => messages[code]),
    sourcePlaceholder: messages[placeholder],
    sources: textsOf(sources, (source) => messages[options[source]]),
  }
}

function textsOf<Name extends string>(names: readonly Name[], textOf: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
}
