import type { MessageKey } from '../i18n/messages.ts'

/** What the site, the mail and the owner's commands know of a field. */
interface FieldBase {
  /** Names it in the form, and in mail and copied text unless `plainLabel` does. */
  label: MessageKey
  /** Names it in the side panel, where that says it in other words than the contact page. */
  panelLabel?: MessageKey
  /** Names it in mail and copied text, where the form asks a question. */
  plainLabel?: MessageKey
  /**
   * The code of the error when nothing is entered, which is also the key of its message; left out for
   * an optional field.
   */
  required?: MessageKey
  /** The field is shown, required and kept for this source only. */
  onlyForSource?: string
  /** What the browser may fill in for the visitor. */
  autoComplete?: string
  spellCheck?: false
  autoCapitalize?: 'words'
  /** `half`: beside its neighbour of half width wherever both fit. */
  width: 'half' | 'full'
  /** Where the mail has it: in a row of its own, as the message, or in the row of the source. */
  inMail: 'row' | 'message' | 'source'
}

/** A line, a telephone number or several lines of text: anything may be written in them. */
interface TextFieldDefinition extends FieldBase {
  kind: 'text' | 'tel' | 'textarea'
}

/** One e-mail address. */
interface EmailFieldDefinition extends FieldBase {
  kind: 'email'
  required: MessageKey
  /** The code of the error when it is no address. */
  invalid: MessageKey
}

/** A choice. */
interface SelectFieldDefinition extends FieldBase {
  kind: 'select'
  required: MessageKey
  /** What is shown as long as nothing is chosen. */
  placeholder: MessageKey
  /** The values with the texts that name them. */
  options: Record<string, MessageKey>
}

/** Everything there is to know of one field. */
export type FieldDefinition = TextFieldDefinition | EmailFieldDefinition | SelectFieldDefinition

/**
 * The fields of an enquiry in reading order (specification, sections 2 and 5). Form, rules, mail,
 * copied text, export and error codes follow from this table; `payload.ts` alone knows how the fields
 * are called in the JSON body of `POST /send-mail`.
 */
export const fields = {
  firstName: {
    kind: 'text',
    label: 'FIRST_NAME',
    required: 'F_REQUIRED',
    autoComplete: 'given-name',
    spellCheck: false,
    autoCapitalize: 'words',
    width: 'half',
    inMail: 'row',
  },
  lastName: {
    kind: 'text',
    label: 'LAST_NAME',
    required: 'L_REQUIRED',
    autoComplete: 'family-name',
    spellCheck: false,
    autoCapitalize: 'words',
    width: 'half',
    inMail: 'row',
  },
  phone: {
    kind: 'tel',
    label: 'PHONE',
    required: 'P_REQUIRED',
    autoComplete: 'tel',
    width: 'full',
    inMail: 'row',
  },
  companyName: {
    kind: 'text',
    label: 'COMPANY_NAME',
    autoComplete: 'organization',
    spellCheck: false,
    width: 'full',
    inMail: 'row',
  },
  email: {
    kind: 'email',
    label: 'EMAIL',
    required: 'E_REQUIRED',
    invalid: 'E_INVALID',
    autoComplete: 'email',
    spellCheck: false,
    width: 'full',
    inMail: 'row',
  },
  message: {
    kind: 'textarea',
    label: 'MESSAGE_CONTACT',
    panelLabel: 'MESSAGE_PANEL',
    plainLabel: 'LABEL_MESSAGE',
    width: 'full',
    inMail: 'message',
  },
  source: {
    kind: 'select',
    label: 'SOURCE',
    plainLabel: 'LABEL_SOURCE',
    required: 'S_REQUIRED',
    placeholder: 'SOURCE_PLACEHOLDER',
    options: {
      social: 'SOURCE_SOCIAL',
      friend: 'SOURCE_FRIEND',
      website: 'SOURCE_WEBSITE',
      others: 'SOURCE_OTHERS',
    },
    width: 'full',
    inMail: 'row',
  },
  otherSource: {
    kind: 'text',
    label: 'OTHER_SOURCE',
    required: 'OTHER_REQUIRED',
    onlyForSource: 'others',
    autoComplete: 'off',
    width: 'full',
    inMail: 'source',
  },
} as const satisfies Record<string, FieldDefinition>

export type FieldName = keyof typeof fields

/** Where a visitor can have heard of the company. */
export type Source = keyof typeof fields.source.options

type CodeOf<Field> =
  | (Field extends { required: infer Code } ? Code : never)
  | (Field extends { invalid: infer Code } ? Code : never)

/** What can be wrong with a field: the key of the message as well as the code on the wire. */
export type ErrorCode = CodeOf<(typeof fields)[FieldName]>

/** The names of the fields in reading order; inputs carry them (decision 15). */
export const fieldNames = Object.keys(fields) as FieldName[]

/** The sources in the order in which they are offered. */
export const sources = Object.keys(fields.source.options) as Source[]

/** What the table says of a field, for code that treats all fields alike. */
export function definitionOf(name: FieldName): FieldDefinition {
  return fields[name]
}

/** What names a field beside its value, in mail and copied text. */
export function plainLabelOf(name: FieldName): MessageKey {
  const { label, plainLabel = label } = definitionOf(name)
  return plainLabel
}

/** The codes of the errors that a field can have. */
export function errorCodesOf(name: FieldName): ErrorCode[] {
  const field = definitionOf(name)
  const codes = [field.required, field.kind === 'email' ? field.invalid : undefined]
  return codes.filter((code) => code !== undefined) as ErrorCode[]
}

/** Every error code, in the order of the fields. */
export const errorCodes = fieldNames.flatMap(errorCodesOf)

/** Whether a field is asked for, given the source that was chosen. */
export function isAskedFor(name: FieldName, { source }: { source: string }): boolean {
  const { onlyForSource } = definitionOf(name)
  return onlyForSource === undefined || onlyForSource === source
}
