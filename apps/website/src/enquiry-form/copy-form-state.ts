/** Copies values and focus to the form that React has rendered anew (hydrate-form.tsx). */
export function copyFormState(from: HTMLFormElement, to: HTMLFormElement, focused: Element | null) {
  for (const control of from.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    const target = to.elements.namedItem(control.name)
    if (target && 'value' in target) target.value = control.value
  }
  if (!isTextControl(focused) || !from.contains(focused)) return
  const focusTarget = to.elements.namedItem(focused.name)
  if (!isTextControl(focusTarget)) return
  focusTarget.focus({ preventScroll: true })
  // Email fields have no selection.
  if (focused.selectionStart !== null)
    focusTarget.setSelectionRange(focused.selectionStart, focused.selectionEnd)
}

const isTextControl = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
