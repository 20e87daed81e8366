import { fieldNames } from '../../../enquiry-contract/fields.ts'
import { honeypotField } from '../../../enquiry-contract/spam-signals.ts'
import { controlOf } from './form-controls.ts'

/** The form in the delivered page, and what had the focus before React took the form over. */
export interface DeliveredForm {
  form: HTMLFormElement
  focused: Element | null
  /** The browser has posted it already, so its text is no draft. */
  wasPosted: boolean
}

/**
 * Carries values and focus over to the form that React draws anew where an extension or a translator has changed the
 * delivered one. Otherwise React adopts the delivered form, and there is nothing to do.
 */
export function carryOver({ form: from, focused }: DeliveredForm, to: HTMLFormElement): void {
  if (from === to) return
  for (const name of [...fieldNames, honeypotField] as const) {
    controlOf(to, name).value = controlOf(from, name).value
  }
  if (!focused || !from.contains(focused)) return
  const place = focused.matches('[type=submit]')
    ? to.querySelector('[type=submit]')
    : to.elements.namedItem(focused.getAttribute('name') ?? '')
  if (!(place instanceof HTMLElement)) return
  place.focus({ preventScroll: true })
  // Fields for email addresses have no selection; their caret is at the end.
  if (isText(focused) && isText(place) && focused.selectionStart !== null)
    place.setSelectionRange(focused.selectionStart, focused.selectionEnd)
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
