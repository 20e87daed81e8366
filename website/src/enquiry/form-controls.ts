import { honeypotField } from '../../../enquiry-contract/spam-signals.ts'
import { fieldNames, type FieldName } from '../../../enquiry-contract/fields.ts'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'

/** What stands in the fields, as typed. */
export function readValues(form: HTMLFormElement): FormValues {
  const entries = fieldNames.map((name) => [name, textIn(form, name)])
  return Object.fromEntries(entries) as FormValues
}

/** Puts values into the fields; one that holds its value already is not touched, nor its caret. */
export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const name of fieldNames) {
    if (textIn(form, name) !== values[name]) controlOf(form, name).value = values[name]
  }
}

/** Starts an empty message with the line of the page, on which the visitor may go on. */
export function startMessage(form: HTMLFormElement): void {
  const line = contextLine()
  if (line && textIn(form, 'message') === '') controlOf(form, 'message').value = `${line}\n`
}

/** Removes the line from a message that holds nothing else. */
export function removeContextLine(form: HTMLFormElement): void {
  if (textIn(form, 'message') === '') controlOf(form, 'message').value = ''
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

/** What stands in a field. A message that holds nothing but the line of the page is an empty one. */
function textIn(form: HTMLFormElement, name: FieldName): string {
  const { value } = controlOf(form, name)
  return name === 'message' && value.trim() === contextLine() ? '' : value
}

/** How an enquiry from this page starts: "About a partnership:". Empty on most pages. */
function contextLine(): string {
  const link = document.querySelector<HTMLElement>('[data-enquiry-context]')
  return link?.dataset.enquiryContext ?? ''
}

function controlOf(form: HTMLFormElement, name: FieldName | typeof honeypotField) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
}
