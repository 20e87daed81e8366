import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Enquiry, formSchema } from './form-schema.ts'
import { fieldNames } from './form-values.ts'
import { payloadFieldOf, payloadFields, payloadSchema, toFormValues, toPayload } from './payload.ts'

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

describe('what is sent', () => {
  test('has exactly the seven fields of the specification', () => {
    expect(toPayload(enquiry)).toStrictEqual(payload)
  })

  test('holds empty text where company and message are empty', () => {
    expect(toPayload({ ...enquiry, companyName: '', message: '' })).toStrictEqual({
      ...payload,
      job: '',
      message: '',
    })
  })

  test('says "Others- " and the specification', () => {
    const { hear_about } = toPayload({ ...enquiry, source: 'others', otherSource: 'A trade fair' })
    expect(hear_about).toBe('Others- A trade fair')
  })

  test('leaves out a specification that belongs to no source', () => {
    expect(toPayload({ ...enquiry, otherSource: 'A trade fair' }).hear_about).toBe('friend')
  })
})

describe('what is received', () => {
  test('becomes the form values again', () => {
    expect(toFormValues(payload)).toStrictEqual(enquiry)
  })

  test.each(['A trade fair', 'Others- twice', '- -', 'others'])(
    'keeps the specification "%s"',
    (otherSource) => {
      const sent = { ...enquiry, source: 'others', otherSource } as const
      expect(toFormValues(toPayload(sent))).toStrictEqual(sent)
    },
  )

  test('is held against the same rules', () => {
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

  test('has no field but the seven, and texts only', () => {
    expect(v.is(payloadSchema, payload)).toBe(true)
    expect(v.is(payloadSchema, { ...payload, otherSource: '' })).toBe(false)
    expect(v.is(payloadSchema, { ...payload, contact: 41 })).toBe(false)
  })

  test('counts as empty where a field is left out', () => {
    const empty = Object.fromEntries(payloadFields.map((field) => [field, '']))
    expect(v.parse(payloadSchema, { firstname: 'Ada' })).toEqual({ ...empty, firstname: 'Ada' })
  })
})

test('every field of the form is carried by a field of the payload', () => {
  expect(Object.keys(payloadFieldOf)).toEqual([...fieldNames])
  expect(new Set(Object.values(payloadFieldOf))).toEqual(new Set(Object.keys(payload)))
})
