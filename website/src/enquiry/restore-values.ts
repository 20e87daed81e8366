import { fieldNames, type FieldName } from '../../../enquiry-contract/fields.ts'
import { emptyValues, type FormValues } from '../../../enquiry-contract/form-values.ts'
import type { Draft } from './draft.ts'
import { isTouched, readLastTyped } from './form-controls.ts'
import type { HistoryNote } from './history-note.ts'

/**
 * The values that a form shows once its code has loaded: the text typed last in any form of the page, or else
 * that of the draft.
 */
export function restoreValues(
  form: HTMLFormElement,
  draft: Draft | null,
  note: HistoryNote | null,
): FormValues {
  const written = readLastTyped(form)
  const isDraftComplete = note !== null
  if (!draft && !isDraftComplete) return written
  // When the visitor goes back, the browser restores the earlier texts of the fields.
  const isRestored = isHistoryNavigation()
  const isOutdated = (name: FieldName) => isRestored && !isTouched(form, name)
  return mergeDraft(written, draft?.values ?? emptyValues, isOutdated, isDraftComplete)
}

/**
 * Texts in the fields win over the draft.
 * @param isOutdated whether the browser has restored an earlier text in a field, so that the draft wins
 * @param isDraftComplete whether the draft had all of those texts, so that a missing one was deleted or sent
 */
export function mergeDraft(
  written: FormValues,
  draft: FormValues,
  isOutdated: (name: FieldName) => boolean,
  isDraftComplete = false,
): FormValues {
  const entries = fieldNames.map((name) => {
    const isKept = !isOutdated(name) || (draft[name] === '' && !isDraftComplete)
    return [name, isKept && written[name] !== '' ? written[name] : draft[name]]
  })
  return Object.fromEntries(entries) as FormValues
}

/** Whether the visitor has come to the page by going back or forward. */
function isHistoryNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
