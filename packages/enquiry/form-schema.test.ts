import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { errorCodes, sources, emptyValues, type FormValues } from './fields.ts'
import { checkValues, formSchema } from './form-schema.ts'

const valid: FormValues = {
  ...emptyValues,
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+41 81 000 00 00',
  email: 'ada@example.ch',
  source: 'friend',
}

/** The broken rules as `field: code`, in order. */
function problemsOf(change: Partial<FormValues>): string[] {
  const result = v.safeParse(formSchema, { ...valid, ...change })
  return (result.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

test('a company, a message and a specification are optional', () => {
  expect(problemsOf({})).toEqual([])
})

test.each([
  ['firstName', 'F_REQUIRED'],
  ['lastName', 'L_REQUIRED'],
  ['phone', 'P_REQUIRED'],
  ['email', 'E_REQUIRED'],
  ['source', 'S_REQUIRED'],
] as const)('an empty %s has the error %s', (field, code) => {
  expect(problemsOf({ [field]: '' })).toContain(`${field}: ${code}`)
})

test.each(['firstName', 'lastName', 'phone', 'email'] as const)(
  '%s must contain more than white space',
  (field) => {
    expect(problemsOf({ [field]: ' \t\n' })[0]).toMatch(/_REQUIRED$/)
  },
)

test('an unknown source counts as missing', () => {
  expect(problemsOf({ source: 'radio' })).toEqual(['source: S_REQUIRED'])
})

describe('the specification of the source', () => {
  test('is required when the source is others', () => {
    expect(problemsOf({ source: 'others' })).toEqual(['otherSource: OTHER_REQUIRED'])
    expect(problemsOf({ source: 'others', otherSource: '  ' })).toEqual([
      'otherSource: OTHER_REQUIRED',
    ])
    expect(problemsOf({ source: 'others', otherSource: 'Radio' })).toEqual([])
  })

  test('is required even while other fields are invalid', () => {
    expect(problemsOf({ source: 'others', firstName: '' })).toEqual([
      'firstName: F_REQUIRED',
      'otherSource: OTHER_REQUIRED',
    ])
  })

  test.each(sources.filter((source) => source !== 'others'))('is optional for %s', (source) => {
    expect(problemsOf({ source })).toEqual([])
    expect(problemsOf({ source, otherSource: 'left over' })).toEqual([])
  })
})

test('invisible characters are removed from an email address', () => {
  const copied = { ...valid, email: '\u202A ada@exam\u00ADple.ch\u200B\u202C' }
  expect(checkValues(copied).enquiry?.email).toBe('ada@example.ch')
  // Some domains contain a joiner.
  expect(checkValues({ ...valid, email: 'ada@نامه\u200Cای.com' }).enquiry?.email).toContain(
    '\u200C',
  )
  expect(problemsOf({ email: '\u200B' })[0]).toBe('email: E_REQUIRED')
})

test.each([
  ['firstName', '\u200B', 'F_REQUIRED'],
  ['lastName', '\u3164\uFFA0', 'L_REQUIRED'],
  ['phone', '\u2800 \u00A0', 'P_REQUIRED'],
  ['email', '\u3164', 'E_REQUIRED'],
  ['firstName', '\u200D\uFE0F\u034F\u0000', 'F_REQUIRED'],
] as const)('%s of invisible characters counts as empty: %j', (field, text, code) => {
  expect(problemsOf({ [field]: text })[0]).toBe(`${field}: ${code}`)
})

test('a specification of invisible characters counts as empty', () => {
  const problems = problemsOf({ source: 'others', otherSource: '\u2060\u3164' })
  expect(problems).toEqual(['otherSource: OTHER_REQUIRED'])
})

test('invisible format characters are removed, except those that a script needs', () => {
  const copied = {
    ...valid,
    phone: '\u202A+41 81 000 00 00\u202C',
    companyName: '\uFEFFBär\u00AD AG\u200E',
    firstName: 'نا\u200Cز',
    lastName: '葛\u{E0100}城',
    message: 'Family: \u{1F468}\u200D\u{1F467}, \u200Fשלום',
  }
  expect(checkValues(copied).enquiry).toMatchObject({
    ...copied,
    phone: '+41 81 000 00 00',
    companyName: 'Bär AG',
  })
  expect(checkValues({ ...valid, companyName: '\u3164' }).enquiry?.companyName).toBe('')
})

test('a phone number may have any format', () => {
  expect(problemsOf({ phone: 'ask my assistant' })).toEqual([])
})

test('no field has a length limit', () => {
  const long = 'x'.repeat(200_000)
  expect(
    problemsOf({ firstName: long, lastName: long, phone: long, companyName: long, message: long }),
  ).toEqual([])
})

test.each([
  'ada@example.ch',
  'a@b.ch',
  'ada.lovelace+site@mail.example.co.uk',
  "o'hara@example.ie",
  'jürg@müller.ch',
  '用户@例子.公司',
  'ADA@EXAMPLE.CH',
  'a_b-c@x-y.zuerich',
  ' ada@example.ch ',
  'ada@xn--mller-kva.ch',
  'ada@1und1.de',
  'ada@a.b.c.d.example.ch',
  'ada..lovelace@example.ne.jp',
])('the email address "%s" is accepted', (email) => {
  expect(problemsOf({ email })).toEqual([])
})

test.each([
  'ada',
  'ada@',
  '@example.ch',
  'ada@example',
  'ada@example.c',
  'ada@example.',
  'ada example@x.ch',
  'ada@exa mple.ch',
  'ada@@example.ch',
  'a@b.ch, c@d.ch',
  'a@b.ch;c@d.ch',
  'Ada <ada@example.ch>',
  '"ada"@example.ch',
  'ada@example.ch\r\nBcc: x@y.ch',
  'ada@example.ch\u0000',
  'ada@[127.0.0.1]',
  'a@b..ch',
  'ada@.example.ch',
  'ada@example..ch',
  'ada@example.ch.',
  'ada@...ch',
  'ada@-example.ch',
  'ada@example-.ch',
])('the email address %j is rejected', (email) => {
  expect(problemsOf({ email })).toEqual(['email: E_INVALID'])
})

test('a long invalid address is rejected quickly', () => {
  const start = performance.now()
  expect(problemsOf({ email: `a@${'b.'.repeat(250_000)}` })).toEqual(['email: E_INVALID'])
  expect(problemsOf({ email: `a@${'b-'.repeat(250_000)}` })).toEqual(['email: E_INVALID'])
  // A second is a hundred times more than it takes; backtracking would take minutes.
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('valid values are trimmed', () => {
  const enquiry = v.parse(formSchema, {
    ...valid,
    firstName: '  Ada ',
    companyName: ' AG ',
    email: ' ada@example.ch\n',
    message: '\n Hello\n\nyou ',
  })
  expect(enquiry).toMatchObject({
    firstName: 'Ada',
    companyName: 'AG',
    email: 'ada@example.ch',
    message: 'Hello\n\nyou',
  })
})

test('a specification is dropped unless the source is others', () => {
  const values = { ...valid, otherSource: 'left over' }
  expect(v.parse(formSchema, values).otherSource).toBe('')
  expect(v.parse(formSchema, { ...values, source: 'others' }).otherSource).toBe('left over')
})

test('the error codes are the message keys of the specification', () => {
  expect(errorCodes).toEqual([
    'F_REQUIRED',
    'L_REQUIRED',
    'P_REQUIRED',
    'E_REQUIRED',
    'E_INVALID',
    'S_REQUIRED',
    'OTHER_REQUIRED',
  ])
})

test('valid values become the enquiry to send', () => {
  const check = checkValues({ ...valid, firstName: ' Ada ' })
  expect(check.errors).toBeNull()
  expect(check.enquiry).toMatchObject({ firstName: 'Ada', source: 'friend' })
})

test('each field has one error, for the first broken rule, in reading order', () => {
  const { errors } = checkValues(emptyValues)
  expect(Object.entries(errors ?? {})).toEqual([
    ['firstName', 'F_REQUIRED'],
    ['lastName', 'L_REQUIRED'],
    ['phone', 'P_REQUIRED'],
    ['email', 'E_REQUIRED'],
    ['source', 'S_REQUIRED'],
  ])
})
