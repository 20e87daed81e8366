import { expect, test } from 'vitest'
import { checkValues } from './check-values.ts'
import { emptyValues } from './form-values.ts'

const valid = {
  ...emptyValues,
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '1',
  email: 'ada@example.ch',
  source: 'friend',
}

test('valid values give the enquiry to send', () => {
  const check = checkValues({ ...valid, firstName: ' Ada ' })
  expect(check.errors).toBeNull()
  expect(check.enquiry).toMatchObject({ firstName: 'Ada', source: 'friend' })
})

test('each field has one error, for the first broken rule', () => {
  expect(checkValues(emptyValues).errors).toEqual({
    firstName: 'F_REQUIRED',
    lastName: 'L_REQUIRED',
    phone: 'P_REQUIRED',
    email: 'E_REQUIRED',
    source: 'S_REQUIRED',
  })
})
