import { fieldNames, type FieldName } from '@site/enquiry/fields.ts'
import type { FormValues } from '@site/enquiry/form-values.ts'
import { currentDraft, readDraft, writeDraft } from './draft.ts'
import { controlOf, currentValues, writeValues } from './form-controls.ts'

/**
 * Shows the draft in a delivered form. What the visitor has typed into it wins over the draft and joins it. What the
 * browser has restored after Back or a reload does not: it may be older, or have been sent since.
 * @param isAnswer the form shows a text that was posted, but not stored
 * @returns the values that the form has now
 */
export function restoreDraft(form: HTMLFormElement, isAnswer: boolean): FormValues {
  readDraft()
  const draft = currentDraft()
  const delivered = currentValues(form)
  const values = { ...delivered }
  for (const name of fieldNames) {
    const stored = draft?.values[name] ?? ''
    if (stored !== '' && !isTyped(form, name)) values[name] = stored
  }
  writeValues(
    form,
    values,
    fieldNames.filter((name) => values[name] !== delivered[name]),
  )
  if (isAnswer || fieldNames.some((name) => isTyped(form, name)))
    writeDraft(values, isAnswer || (draft?.showsErrors ?? false))
  return values
}

/** Whether the visitor is editing a field, or has edited it; filling in by the browser does not count. */
function isTyped(form: HTMLFormElement, name: FieldName): boolean {
  const control = controlOf(form, name)
  // `:is` ignores the selectors that older browsers lack.
  const isEdited = control.matches(':is(:user-valid, :user-invalid)')
  return isEdited || (control === document.activeElement && control.value !== '')
}
