import { expect, test } from 'vitest'
import { company } from './company.ts'
import { defineCompany, type Company } from './define-company.ts'

test('the facts of company.ts pass', () => {
  expect(defineCompany(company)).toEqual(company)
})

test('a wrong fact stops with a sentence that names the file, the field and its repair', () => {
  expect(() => defineCompany({ ...company, website: 'www.senda.example/' })).toThrow(
    /content\/company\.ts needs a correction:\n {2}website: must be a full address/,
  )
})

test('every wrong fact is named at once', () => {
  const wrong: Company = { ...company, postalCode: '70', phone: 'n/a' }
  expect(() => defineCompany(wrong)).toThrow(/postalCode: must be .*\n {2}phone: must be/)
})

test('a misspelt fact is named', () => {
  const misspelt = { ...company, twon: 'Chur' }
  expect(() => defineCompany(misspelt)).toThrow(/twon/)
})
