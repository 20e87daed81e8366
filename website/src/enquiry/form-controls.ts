import { honeypotField } from '../../../enquiry-contract/spam-signals.ts'
import { fieldNames, type FieldName } from '../../../enquiry-contract/fields.ts'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'

/** The values of the fields, as typed. */
export function currentValues(form: HTMLFormElement): FormValues {
  const entries = fieldNames.map((name) => [name, textIn(form, name)])
  return Object.fromEntries(entries) as FormValues
}

/** Writes values into the fields. A field that already has its value is not written, to keep its caret. */
export function writeValues(
  form: HTMLFormElement,
  values: FormValues,
  names: readonly FieldName[] = fieldNames,
): void {
  for (const name of names) {
    if (textIn(form, name) !== values[name]) controlOf(form, name).value = values[name]
  }
}

/** Starts an empty message with the context line of the page, for the visitor to continue. */
export function startMessage(form: HTMLFormElement): void {
  const line = contextLine()
  if (line && textIn(form, 'message') === '') controlOf(form, 'message').value = `${line}\n`
}

/** Puts the caret after the context line, if the message contains nothing else. */
export function placeCaret(message: HTMLTextAreaElement): void {
  const { length } = message.value
  if (message.value.trim() === contextLine()) message.setSelectionRange(length, length)
}

/** Removes the context line from a message that contains nothing else. */
export function removeContextLine(form: HTMLFormElement): void {
  if (textIn(form, 'message') === '') controlOf(form, 'message').value = ''
}

/** Whether the field that is hidden from people was filled in. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return controlOf(form, honeypotField).value !== ''
}

export function focusFirstField(form: HTMLFormElement): void {
  const [first] = fieldNames
  if (first) controlOf(form, first).focus()
}

/** Whether the visitor is editing a field, or has edited it; filling in by the browser does not count. */
export function isTouched(form: HTMLFormElement, name: FieldName): boolean {
  const control = controlOf(form, name)
  // `:is` ignores the selectors that older browsers lack.
  const isWritten = control.matches(':is(:user-valid, :user-invalid)')
  return isWritten || control === document.activeElement
}

/** The control with this name. */
export function controlOf(form: HTMLFormElement, name: FieldName | typeof honeypotField) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
}

/** The text of a field. A message that contains only the context line counts as empty. */
function textIn(form: HTMLFormElement, name: FieldName): string {
  const { value } = controlOf(form, name)
  return name === 'message' && value.trim() === contextLine() ? '' : value
}

/** The line with which a message from this page starts: "About a partnership:". Empty on most pages. */
function contextLine(): string {
  const link = document.querySelector<HTMLElement>('[data-enquiry-context]')
  return link?.dataset.enquiryContext ?? ''
}
