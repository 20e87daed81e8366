import { type RefObject, useLayoutEffect, useState } from 'react'
import type { EnquiryVariant } from './enquiry-variant.ts'
import { copyControls } from './form-controls.ts'

/**
 * Moves texts, focus and a press on Send (useEarlySend.ts) from the delivered form to a new one, if React
 * replaces it: it does so where a browser extension has changed the page while it was being parsed. Call it
 * before the hooks that read the form.
 */
export function useDeliveredForm(
  form: RefObject<HTMLFormElement | null>,
  variant: EnquiryVariant,
): void {
  const [delivered] = useState(() => (import.meta.env.SSR ? null : readDelivered(variant)))
  useLayoutEffect(() => {
    const replacement = form.current
    if (!delivered?.form || !replacement || delivered.form === replacement) return
    const { form: replaced, focused } = delivered
    copyControls(replaced, replacement)
    replacement.setAttribute('aria-busy', replaced.getAttribute('aria-busy') ?? 'false')
    if (focused && replaced.contains(focused)) moveFocus(focused, replacement)
  }, [form, delivered])
}

/** The focus is lost when the form is removed; the rest can be read afterwards as well. */
const readDelivered = (variant: EnquiryVariant) => ({
  form: document.querySelector<HTMLFormElement>(`[data-variant="${variant}"] form`),
  focused: document.activeElement,
})

function moveFocus(from: Element, form: HTMLFormElement): void {
  const to = from.matches('[type=submit]')
    ? form.querySelector('[type=submit]')
    : form.elements.namedItem(from.getAttribute('name') ?? '')
  if (!(to instanceof HTMLElement)) return
  to.focus({ preventScroll: true })
  // Fields for email addresses have no selection; their caret is at the end.
  if (isText(from) && isText(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
