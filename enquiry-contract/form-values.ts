/** Where a visitor can have heard of the company (specification, section 3). */
export const sources = ['social', 'friend', 'website', 'others'] as const

export type Source = (typeof sources)[number]

/** The form's fields in reading order; inputs carry these names (decisions, section 4.4). */
export const fieldNames = [
  'firstName',
  'lastName',
  'phone',
  'companyName',
  'email',
  'message',
  'source',
  'otherSource',
] as const

export type FieldName = (typeof fieldNames)[number]

/** What the form holds, as typed; an empty field is empty text. */
export type FormValues = Record<FieldName, string>

/** A form that nobody has written in. */
export const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as FormValues
