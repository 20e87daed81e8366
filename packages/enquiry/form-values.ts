import { type FieldName, fieldNames } from './fields.ts'

/** The values of the form as typed; an empty field is an empty string. */
export type FormValues = Record<FieldName, string>

/** The values of an empty form. */
export const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as FormValues
