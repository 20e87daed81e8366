/**
 * Carries texts and focus over to the form that React has drawn anew, because an extension or a translator had changed
 * the delivered one.
 */
export function carryOver(
  from: HTMLFormElement,
  to: HTMLFormElement,
  focused: Element | null,
): void {
  for (const control of from.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    const drawn = to.elements.namedItem(control.name)
    if (drawn && 'value' in drawn) drawn.value = control.value
  }
  if (!isText(focused) || !from.contains(focused)) return
  const place = to.elements.namedItem(focused.name)
  if (!isText(place)) return
  place.focus({ preventScroll: true })
  // Fields for email addresses have no selection; their caret is at the end.
  if (focused.selectionStart !== null)
    place.setSelectionRange(focused.selectionStart, focused.selectionEnd)
}

const isText = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
