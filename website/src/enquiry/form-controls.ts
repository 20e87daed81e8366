import { honeypotField } from '../../../enquiry-contract/spam-signals.ts'
import { fieldNames, type FieldName } from '../../../enquiry-contract/fields.ts'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'

/** What stands in the fields, as typed. */
export function readValues(form: HTMLFormElement): FormValues {
  const entries = fieldNames.map((name) => [name, controlOf(form, name).value])
  return Object.fromEntries(entries) as FormValues
}

/** Puts values into the fields; one that holds its value already is not touched, nor its caret. */
export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const name of fieldNames) {
    const control = controlOf(form, name)
    if (control.value !== values[name]) control.value = values[name]
  }
}

/** Whether the field was filled in that people do not see. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return controlOf(form, honeypotField).value !== ''
}

export function focusFirstField(form: HTMLFormElement): void {
  const [first] = fieldNames
  if (first) controlOf(form, first).focus()
}

/** Whether the visitor writes in a field, or has; one that the browser has filled in is neither. */
export function isTouched(form: HTMLFormElement, name: FieldName): boolean {
  const control = controlOf(form, name)
  // `:is` forgives the others, which older browsers do not know.
  const isWritten = control.matches(':is(:user-valid, :user-invalid)')
  return isWritten || control === document.activeElement
}

function controlOf(form: HTMLFormElement, name: FieldName | typeof honeypotField) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
}
