import type { MessageKey } from '@site/company/i18n/messages.ts'

/** What the form, the emails and the exports know about a field. */
interface FieldBase {
  /** The label in the form, and in emails and copied text unless there is a `plainLabel`. */
  label: MessageKey
  /** The label in the side panel, if it differs from the contact page. */
  panelLabel?: MessageKey
  /** The label in emails and copied text, if the form asks a question. */
  plainLabel?: MessageKey
  /** The error code if the field is empty, and the key of its message; missing for an optional field. */
  required?: MessageKey
  /** The field is shown, required and stored only for this source. */
  onlyForSource?: string
  /** What the browser may autofill. */
  autoComplete?: string
  spellCheck?: false
  autoCapitalize?: 'words'
  /** Next to the other half-width field if both fit. */
  width?: 'half'
}

/** In `text`, `tel` and `textarea` any text is valid. */
export type FieldDefinition = FieldBase &
  (
    | { kind: 'text' | 'tel' | 'textarea' }
    | {
        kind: 'email'
        required: MessageKey
        /** The error code if the value is not an address. */
        invalid: MessageKey
      }
    | {
        kind: 'select'
        required: MessageKey
        /** Shown while nothing is chosen. */
        placeholder: MessageKey
        /** The values and their texts. */
        options: Record<string, MessageKey>
      }
  )

/** The fields in reading order (specification, sections 2 and 5), from which form, rules, emails and exports follow. */
export const fields = {
  firstName: {
    kind: 'text',
    label: 'FIRST_NAME',
    required: 'F_REQUIRED',
    autoComplete: 'given-name',
    spellCheck: false,
    autoCapitalize: 'words',
    width: 'half',
  },
  lastName: {
    kind: 'text',
    label: 'LAST_NAME',
    required: 'L_REQUIRED',
    autoComplete: 'family-name',
    spellCheck: false,
    autoCapitalize: 'words',
    width: 'half',
  },
  phone: {
    kind: 'tel',
    label: 'PHONE',
    required: 'P_REQUIRED',
    autoComplete: 'tel',
  },
  companyName: {
    kind: 'text',
    label: 'COMPANY_NAME',
    autoComplete: 'organization',
    spellCheck: false,
  },
  email: {
    kind: 'email',
    label: 'EMAIL',
    required: 'E_REQUIRED',
    invalid: 'E_INVALID',
    autoComplete: 'email',
    spellCheck: false,
  },
  message: {
    kind: 'textarea',
    label: 'MESSAGE_CONTACT',
    panelLabel: 'MESSAGE_PANEL',
    plainLabel: 'LABEL_MESSAGE',
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
  },
  otherSource: {
    kind: 'text',
    label: 'OTHER_SOURCE',
    required: 'OTHER_REQUIRED',
    // Without `autocomplete="off"`: WebKit would empty the field of a page that it restores after Back.
    onlyForSource: 'others',
  },
} as const satisfies Record<string, FieldDefinition>

export type FieldName = keyof typeof fields

/** How a visitor heard of the company. */
export type Source = keyof typeof fields.source.options

type CodeOf<Field> =
  | (Field extends { required: infer Code } ? Code : never)
  | (Field extends { invalid: infer Code } ? Code : never)

/** An error of a field: both the key of the message and the code in the response. */
export type ErrorCode = CodeOf<(typeof fields)[FieldName]>

/** The names of the fields in reading order, which are also those of the inputs (decision 15). */
export const fieldNames = Object.keys(fields) as FieldName[]

/** The values of the form as typed; an empty field is an empty string. */
export type FormValues = Record<FieldName, string>

export const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as FormValues

/** The sources in the order of the form. */
export const sources = Object.keys(fields.source.options) as Source[]

/** The definition of a field, for code that treats all fields alike. */
export const definitionOf = (name: FieldName): FieldDefinition => fields[name]

/** The label of a field in emails and copied text. */
export function plainLabelOf(name: FieldName): MessageKey {
  const { label, plainLabel = label } = definitionOf(name)
  return plainLabel
}

/** Every error code, in the order of the fields. */
export const errorCodes = fieldNames.map(definitionOf).flatMap((field) => {
  const codes = [field.required, field.kind === 'email' ? field.invalid : undefined]
  return codes.filter((code) => code !== undefined) as ErrorCode[]
})

/** Whether a field is shown, given the chosen source. */
export function isAskedFor(name: FieldName, { source }: { source: string }): boolean {
  const { onlyForSource } = definitionOf(name)
  return onlyForSource === undefined || onlyForSource === source
}
