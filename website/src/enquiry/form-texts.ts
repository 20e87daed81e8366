import {
  definitionOf,
  type ErrorCode,
  errorCodes,
  type FieldDefinition,
  fieldNames,
  type FieldName,
  fields,
  type Source,
  sources,
} from '../../../enquiry-contract/fields.ts'
import type { MessageKey, Messages } from '../../../i18n/messages.ts'

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
  'SENT_ANOTHER',
  'RESCUE_TITLE',
  'RESCUE_RETRY',
  'RESCUE_EMAIL',
  'RESCUE_EMAIL_PASTE',
  'RESCUE_CALL',
  'RESCUE_COPY',
  'RESCUE_COPIED',
  'RESCUE_COPY_REFUSED',
  'LABELLED',
  'MAIL_SUBJECT',
] as const satisfies readonly MessageKey[]

/** The texts that the form needs, and no others, because every page contains them as data. */
export interface FormTexts extends Record<(typeof formKeys)[number], string> {
  labels: Record<FieldName, string>
  /** The label of a field in the panel, where it differs. */
  panelLabels: Partial<Record<FieldName, string>>
  /** The label of a field in the copied text, where it differs. */
  plainLabels: Partial<Record<FieldName, string>>
  errors: Record<ErrorCode, string>
  /** The text of the select until a source is chosen. */
  sourcePlaceholder: string
  sources: Record<Source, string>
}

/** Picks the form's texts. */
export function formTexts(messages: Messages): FormTexts {
  const { placeholder, options } = fields.source
  return {
    ...textsOf(formKeys, (key) => messages[key]),
    labels: textsOf(fieldNames, (name) => messages[definitionOf(name).label]),
    panelLabels: differing(({ panelLabel }) => panelLabel, messages),
    plainLabels: differing(({ plainLabel }) => plainLabel, messages),
    errors: textsOf(errorCodes, (code) => messages[code]),
    sourcePlaceholder: messages[placeholder],
    sources: textsOf(sources, (source) => messages[options[source]]),
  }
}

/** The texts of the fields whose definition names another key. */
function differing(
  keyOf: (field: FieldDefinition) => MessageKey | undefined,
  messages: Messages,
): Partial<Record<FieldName, string>> {
  const entries = fieldNames.flatMap((name) => {
    const key = keyOf(definitionOf(name))
    return key ? [[name, messages[key]]] : []
  })
  return Object.fromEntries(entries) as Partial<Record<FieldName, string>>
}

function textsOf<Name extends string>(names: readonly Name[], textOf: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
}
