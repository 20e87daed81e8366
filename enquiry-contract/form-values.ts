import { type FieldName, fieldNames } from './fields.ts'

/** What the form holds, as typed; an empty field is empty text. */
export type FormValues = Record<FieldName, string>

/** A form that nobody has written in. */
export const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as FormValues
