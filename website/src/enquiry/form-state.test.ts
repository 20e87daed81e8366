import { expect, test } from 'vitest'
import { emptyValues } from '../../../enquiry-contract/form-values.ts'
import { type FormState, initialState, reduceForm } from './form-state.ts'

const values = { ...emptyValues, firstName: 'Ada' }
const failed: FormState = {
  values,
  errors: {},
  failedChecks: 0,
  submit: { status: 'failed', reference: '3F2A91C0', isTooLarge: false },
}
const sent: FormState = {
  ...failed,
  errors: null,
  submit: { status: 'sent', reference: '3F2A91C0', copy: 'Ada' },
}

test('a form begins empty, without errors and idle', () => {
  expect(initialState(undefined)).toEqual({
    values: emptyValues,
    errors: null,
    failedChecks: 0,
    submit: { status: 'idle' },
  })
})

test('the answer to a native post begins with its values and errors, or with its failure', () => {
  const answer = { locale: 'en', values, valuesLeftOut: false, errors: {}, failed: false } as const
  const errors = { email: 'E_INVALID' } as const
  expect(initialState({ ...answer, errors })).toMatchObject({
    values,
    errors,
    submit: { status: 'idle' },
  })
  expect(initialState({ ...answer, failed: true }).submit.status).toBe('failed')
})

test.each([failed, sent])('when a send begins, the result of the last one is cleared', (state) => {
  const { submit, errors } = reduceForm(state, { type: 'sendBegan', values })
  expect(submit).toEqual({ status: 'sending' })
  expect(errors).toEqual({})
})

test('a success has the values that are left, and no errors', () => {
  const { submit, ...form } = reduceForm(failed, {
    type: 'sent',
    values: emptyValues,
    reference: '3F2A91C0',
    copy: 'Ada',
  })
  expect(submit).toEqual({ status: 'sent', reference: '3F2A91C0', copy: 'Ada' })
  expect(form).toMatchObject({ values: emptyValues, errors: null })
})

test('a failure keeps the values', () => {
  const failure = { type: 'sendFailed', reference: '3F2A91C0', isTooLarge: true } as const
  const { values: kept, submit } = reduceForm({ ...failed, submit: { status: 'sending' } }, failure)
  expect(kept).toEqual(values)
  expect(submit).toEqual({ status: 'failed', reference: '3F2A91C0', isTooLarge: true })
})

test('a failed check counts, and clears the result of the last send', () => {
  const errors = { email: 'E_REQUIRED' } as const
  expect(reduceForm(failed, { type: 'checkFailed', values, errors })).toEqual({
    values,
    errors,
    failedChecks: 1,
    submit: { status: 'idle' },
  })
})

test('an edit changes nothing but values and errors', () => {
  const edited = { ...values, lastName: 'Lovelace' }
  expect(reduceForm(failed, { type: 'edited', values: edited, errors: null })).toEqual({
    ...failed,
    values: edited,
    errors: null,
  })
})

test('a confirmation that is cleared leaves the form as it is', () => {
  expect(reduceForm(sent, { type: 'cleared' })).toEqual({ ...sent, submit: { status: 'idle' } })
})
