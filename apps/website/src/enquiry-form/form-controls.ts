import { honeypotField } from '@site/enquiry/spam-signals.ts'
import { fieldNames, type FieldName } from '@site/enquiry/fields.ts'
import type { FormValues } from '@site/enquiry/form-values.ts'

/** The values of the fields, as typed. A message that contains only the context line counts as empty. */
export function currentValues(form: HTMLFormElement): FormValues {
  const entries = fieldNames.map((name) => [name, controlOf(form, name).value])
  const values = Object.fromEntries(entries) as FormValues
  return values.message.trim() === contextLine() ? { ...values, message: '' } : values
}

/** Writes values into the fields. A field that already has its value is not written, to keep its caret. */
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

/** The control with this name. `elements` would also find what an extension has added, by name or id. */
export function controlOf(form: HTMLFormElement, name: FieldName | typeof honeypotField) {
  const control = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)
  if (!control) throw new Error(`The form has no field ${name}.`)
  return control
}

/** The line with which a message from this page starts: "About a partnership:". Empty on most pages. */
function contextLine(): string {
  const link = document.querySelector<HTMLElement>('[data-enquiry-context]')
  return link?.dataset.enquiryContext ?? ''
}
