import { fieldNames, type FieldName, type FormValues } from '@site/enquiry/fields.ts'
import { currentDraft, loadDraft, saveDraft } from './draft.ts'
import { changedNames, controlOf, currentValues, writeValues } from './form-controls.ts'

/**
 * Shows the draft in a prerendered form. What the visitor has typed takes precedence, but not what the browser has
 * restored, which may be outdated or already sent. @param isAnswer whether it shows values that were not stored
 */
export function restoreDraft(form: HTMLFormElement, isAnswer: boolean): FormValues {
  loadDraft()
  const draft = currentDraft()
  const initial = currentValues(form)
  const values = { ...initial }
  for (const name of fieldNames) {
    const drafted = draft.values[name]
    if (drafted !== '' && !hasUserInput(form, name)) values[name] = drafted
  }
  writeValues(form, values, changedNames(initial, values))
  if (isAnswer || fieldNames.some((name) => hasUserInput(form, name)))
    saveDraft(values, isAnswer || draft.showsErrors)
  return values
}

/** Whether the visitor is editing a field or has edited it; autofill and restored values do not count. */
function hasUserInput(form: HTMLFormElement, name: FieldName): boolean {
  const control = controlOf(form, name)
  // `:is` ignores the selectors that older browsers lack.
  const isEdited = control.matches(':is(:user-valid, :user-invalid)')
  return isEdited || (control === document.activeElement && control.value !== '')
}
