import { honeypotField } from '@site/enquiry/form-answer.ts'
import { fieldNames, type FieldName, type FormValues } from '@site/enquiry/fields.ts'

/** The values of the fields, as typed. A message with nothing but the context line counts as empty. */
export function currentValues(form: HTMLFormElement): FormValues {
  const entries = fieldNames.map((name) => [name, controlOf(form, name).value])
  const values = Object.fromEntries(entries) as FormValues
  return values.message.trim() === contextLine() ? { ...values, message: '' } : values
}

/** Writes values into the fields, except those that already have them, to keep the caret. */
export function writeValues(
  form: HTMLFormElement,
  values: FormValues,
  names: readonly FieldName[] = fieldNames,
): void {
  for (const name of names) {
    const control = controlOf(form, name)
    if (control.value !== values[name]) control.value = values[name]
  }
}

/** The fields whose values differ. */
export const changedNames = (before: FormValues, after: FormValues) =>
  fieldNames.filter((name) => before[name] !== after[name])

/** The control with this name. `form.elements` could also find one that an extension has added. */
export function controlOf(form: HTMLFormElement, name: FieldName | typeof honeypotField) {
  const control = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)
  if (!control) throw new Error(`The form has no field ${name}.`)
  return control
}

/** The first line of a message that is started on this page: "About a partnership:". Empty on most pages. */
const contextLine = () =>
  document.querySelector<HTMLElement>('[data-enquiry-context]')?.dataset.enquiryContext ?? ''
