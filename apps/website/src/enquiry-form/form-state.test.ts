import { describe, expect, test } from 'vitest'
import { emptyValues } from '@site/enquiry/fields.ts'
import { errorsAfterChange } from './form-state.ts'

const valid = {
  ...emptyValues,
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '1',
  email: 'ada@example.ch',
  source: 'friend',
}

describe('after a change', () => {
  test('the error of the changed field is removed or updated', () => {
    const visible = { email: 'E_REQUIRED' } as const
    expect(errorsAfterChange(visible, 'email', { ...valid, email: 'ada' })).toEqual({
      email: 'E_INVALID',
    })
    expect(errorsAfterChange(visible, 'email', valid)).toEqual({})
  })

  test('errors of other fields stay, and no new ones appear', () => {
    const values = { ...valid, firstName: '', phone: '' }
    expect(errorsAfterChange({ phone: 'P_REQUIRED' }, 'email', values)).toEqual({
      phone: 'P_REQUIRED',
    })
  })

  test('choosing others does not show an error at the new empty field', () => {
    const values = { ...valid, source: 'others' }
    expect(errorsAfterChange({ source: 'S_REQUIRED' }, 'source', values)).toEqual({})
  })

  test('choosing another source removes the error of the hidden field', () => {
    expect(errorsAfterChange({ otherSource: 'OTHER_REQUIRED' }, 'source', valid)).toEqual({})
  })
})
