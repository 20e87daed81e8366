import { fieldNames, type FieldName } from '../../../enquiry-contract/fields.ts'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'
import { currentValues, isTouched } from './form-controls.ts'

/** The values that a form shows once its code has loaded: what was typed into it, and else the draft. */
export function restoreValues(form: HTMLFormElement, draft: FormValues): FormValues {
  // After Back and a reload, the browser restores the texts from before, and the draft is newer.
  const isRestored = isReturning()
  return mergeDraft(currentValues(form), draft, (name) => isRestored && !isTouched(form, name))
}

/**
 * Texts in the fields win over the draft, unless the browser has restored them. One that the draft lacks always
 * stays: it may have been typed before the form's code had loaded.
 */
export function mergeDraft(
  current: FormValues,
  draft: FormValues,
  isRestored: (name: FieldName) => boolean,
): FormValues {
  const entries = fieldNames.map((name) => {
    const [first, second] = isRestored(name) ? [draft, current] : [current, draft]
    return [name, first[name] || second[name]]
  })
  return Object.fromEntries(entries) as FormValues
}

/** Whether the visitor has come back to the page, by Back, Forward or a reload. */
export function isReturning(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward' || navigation?.type === 'reload'
}
