import { expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import type { Company } from '@site/company/facts/define-company.ts'
import { checkCompany } from './check-company.ts'

/** Only the required facts, none of them an example. */
const own: Company = {
  ...(Object.fromEntries(
    Object.keys(company).map((fact) => [fact, undefined]),
  ) as unknown as Company),
  name: 'Bär & Fils SA',
  phone: '+41 27 555 12 34',
  email: 'bonjour@baer.ch',
}

test('a company without example facts passes', () => {
  expect(checkCompany(own)).toEqual([{ state: 'ok', message: 'No example facts are left.' }])
})

test('each example fact is reported with its value and where to replace it', () => {
  expect(checkCompany({ ...own, phone: '+41 81 000 00 00', email: 'a@b.example' })).toEqual([
    {
      state: 'error',
      message: 'Example fact: phone (+41 81 000 00 00). Replace it in content/company.json.',
    },
    {
      state: 'error',
      message: 'Example fact: email (a@b.example). Replace it in content/company.json.',
    },
  ])
})

test('a fact marked as an example is reported until its name is removed from the list', () => {
  const member = { ...own, memberships: ['Association'] }
  expect(checkCompany({ ...member, examples: ['memberships', 'headcount'] })).toEqual([
    {
      state: 'error',
      message:
        'Example fact: memberships (named in “examples”). Replace it in content/company.json.',
    },
  ])
  expect(checkCompany({ ...member, examples: [] })).toEqual([
    { state: 'ok', message: 'No example facts are left.' },
  ])
})
