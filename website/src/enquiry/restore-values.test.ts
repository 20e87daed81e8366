import { describe, expect, test } from 'vitest'
import { emptyValues } from '../../../enquiry-contract/form-values.ts'
import { mergeDraft } from './restore-values.ts'

describe('when the form is hydrated', () => {
  const current = { ...emptyValues, firstName: 'Eva' }
  const draft = { ...emptyValues, firstName: 'Ada', lastName: 'Lovelace' }

  test('texts in the page win over the draft, which fills empty fields', () => {
    expect(mergeDraft(current, draft, () => false)).toEqual({ ...draft, firstName: 'Eva' })
  })

  test('texts that the browser restored from an earlier visit do not win', () => {
    expect(mergeDraft(current, draft, (name) => name === 'firstName')).toEqual(draft)
  })

  test('a text that the draft lacks is kept', () => {
    const more = { ...current, message: 'Typed while the page was loading' }
    expect(mergeDraft(more, draft, () => true)).toEqual({ ...draft, message: more.message })
  })
})
