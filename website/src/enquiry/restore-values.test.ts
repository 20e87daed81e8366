import { describe, expect, test } from 'vitest'
import { emptyValues } from '../../../enquiry-contract/form-values.ts'
import { mergeDraft } from './restore-values.ts'

describe('when the form is hydrated', () => {
  const written = { ...emptyValues, firstName: 'Eva' }
  const draft = { ...emptyValues, firstName: 'Ada', lastName: 'Lovelace' }

  test('texts in the page win over the draft, which fills empty fields', () => {
    expect(mergeDraft(written, draft, () => false)).toEqual({ ...draft, firstName: 'Eva' })
  })

  test('texts that the browser restored from an earlier visit do not win', () => {
    expect(mergeDraft(written, draft, (name) => name === 'firstName')).toEqual(draft)
  })

  test('texts that were deleted or sent since are not restored, and new ones stay', () => {
    const restored = { ...written, message: 'Sent since' }
    const isOutdated = (name: string) => name === 'message'
    expect(mergeDraft(restored, emptyValues, isOutdated, true)).toEqual(written)
  })

  test('a text that the draft lacks is kept', () => {
    const more = { ...written, message: 'Typed while the page was loading' }
    expect(mergeDraft(more, draft, () => true)).toEqual({ ...draft, message: more.message })
  })
})
