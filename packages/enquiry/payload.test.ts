import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Enquiry, formSchema } from './form-schema.ts'
import { fieldNames, emptyValues } from './fields.ts'
import { payloadNameOf, payloadSchema, toFormValues, toPayload } from './payload.ts'

const enquiry: Enquiry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+41 81 000 00 00',
  companyName: 'Analytical Engines AG',
  email: 'ada@example.ch',
  message: 'Hello',
  source: 'friend',
  otherSource: '',
}

const payload = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.ch',
  contact: '+41 81 000 00 00',
  message: 'Hello',
  job: 'Analytical Engines AG',
  hear_about: 'friend',
}

describe('the sent payload', () => {
  test('has exactly the seven fields of the specification', () => {
    expect(toPayload(enquiry)).toStrictEqual(payload)
  })

  test('has the same JSON as in all earlier versions', () => {
    expect(JSON.stringify(toPayload(enquiry))).toBe(
      '{"firstname":"Ada","lastname":"Lovelace","email":"ada@example.ch",' +
        '"contact":"+41 81 000 00 00","message":"Hello","job":"Analytical Engines AG",' +
        '"hear_about":"friend"}',
    )
  })

  test('contains empty strings for an empty company and message', () => {
    expect(toPayload({ ...enquiry, companyName: '', message: '' })).toStrictEqual({
      ...payload,
      job: '',
      message: '',
    })
  })

  test('joins "Others- " and the specification', () => {
    const { hear_about } = toPayload({ ...enquiry, source: 'others', otherSource: 'A trade fair' })
    expect(hear_about).toBe('Others- A trade fair')
  })

  test('leaves out a specification of any other source', () => {
    expect(toPayload({ ...enquiry, otherSource: 'A trade fair' }).hear_about).toBe('friend')
  })
})

describe('a received payload', () => {
  test('is converted back to the same form values', () => {
    expect(toFormValues(payload)).toStrictEqual(enquiry)
  })

  test.each(['A trade fair', 'Others- twice', '- -', 'others'])(
    'keeps the specification "%s"',
    (otherSource) => {
      const sent = { ...enquiry, source: 'others', otherSource } as const
      expect(toFormValues(toPayload(sent))).toStrictEqual(sent)
    },
  )

  test.each(['radio', 'Others: radio', 'others- radio', ' Others- radio', ''])(
    'keeps the unknown source "%s" as it is',
    (source) => {
      expect(toFormValues({ ...payload, hear_about: source })).toMatchObject({
        source,
        otherSource: '',
      })
    },
  )

  test('is checked with the rules of the form', () => {
    const codesOf = (hear_about: string) =>
      v
        .safeParse(formSchema, toFormValues({ ...payload, hear_about }))
        .issues?.map((issue) => issue.message)
    expect(codesOf('website')).toBeUndefined()
    expect(codesOf('')).toEqual(['S_REQUIRED'])
    expect(codesOf('radio')).toEqual(['S_REQUIRED'])
    expect(codesOf('others')).toEqual(['OTHER_REQUIRED'])
    expect(codesOf('Others- ')).toEqual(['OTHER_REQUIRED'])
  })

  test('may contain only the seven fields, all strings', () => {
    expect(v.is(payloadSchema, payload)).toBe(true)
    expect(v.is(payloadSchema, { ...payload, otherSource: '' })).toBe(false)
    expect(v.is(payloadSchema, { ...payload, contact: 41 })).toBe(false)
  })

  test('may lack fields, which then count as empty', () => {
    const received = v.parse(payloadSchema, { firstname: 'Ada' })
    expect(toFormValues(received)).toEqual({ ...emptyValues, firstName: 'Ada' })
  })
})

test('every field of the form is in the payload', () => {
  expect(new Set(fieldNames.map(payloadNameOf))).toEqual(new Set(Object.keys(payload)))
})
