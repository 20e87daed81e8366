import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Enquiry, formSchema } from './form-schema.ts'
import { fieldNames } from './fields.ts'
import { emptyValues } from './form-values.ts'
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

describe('what is sent', () => {
  test('has exactly the seven fields of the specification', () => {
    expect(toPayload(enquiry)).toStrictEqual(payload)
  })

  test('is written as every version of the service has hashed it', () => {
    expect(JSON.stringify(toPayload(enquiry))).toBe(
      '{"firstname":"Ada","lastname":"Lovelace","email":"ada@example.ch",' +
        '"contact":"+41 81 000 00 00","message":"Hello","job":"Analytical Engines AG",' +
        '"hear_about":"friend"}',
    )
  })

  test('holds empty text where company and message are empty', () => {
    expect(toPayload({ ...enquiry, companyName: '', message: '' })).toStrictEqual({
      ...payload,
      job: '',
      message: '',
    })
  })

  test('leaves out any other field that is empty', () => {
    expect(toPayload({ ...enquiry, phone: '' })).not.toHaveProperty('contact')
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

  test.each(['radio', 'Others: radio', 'others- radio', ' Others- radio', ''])(
    'keeps the unknown source "%s" as it is',
    (source) => {
      expect(toFormValues({ ...payload, hear_about: source })).toMatchObject({
        source,
        otherSource: '',
      })
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
    const received = v.parse(payloadSchema, { firstname: 'Ada' })
    expect(toFormValues(received)).toEqual({ ...emptyValues, firstName: 'Ada' })
  })
})

test('every field of the form is carried by a field of the payload', () => {
  expect(new Set(fieldNames.map(payloadNameOf))).toEqual(new Set(Object.keys(payload)))
})
