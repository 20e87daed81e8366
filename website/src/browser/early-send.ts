/** The event that a form dispatches when Send is pressed before its code has loaded. */
export const sendPressed = 'sendpressed'

/**
 * Remembers a press on Send until the form's code has loaded, as `aria-busy` on the form, which also shows
 * the button as sending. The form repeats the press once it is hydrated (useEarlySend.ts), so that the
 * browser's own messages appear only without script (decision 15).
 */
export function listenForEarlySends(): void {
  // The browser fires `invalid` instead of `submit` where it finds an invalid field.
  for (const type of ['submit', 'invalid']) document.addEventListener(type, keepEarlySend, true)
  document.addEventListener('input', cancelEarlySend)
}

function keepEarlySend(event: Event): void {
  const form = event.target instanceof Element ? event.target.closest('form') : null
  // A hydrated form validates itself, and has `novalidate`.
  if (!form?.closest('astro-island') || form.noValidate) return
  event.preventDefault()
  event.stopPropagation()
  if (form.getAttribute('aria-busy') === 'true') return
  form.setAttribute('aria-busy', 'true')
  form.dispatchEvent(new Event(sendPressed, { bubbles: true }))
}

/**
 * Typing in any form of the page cancels the press, so that half a sentence is never sent; the visitor presses
 * Send again.
 */
function cancelEarlySend(): void {
  const pressed = document.querySelectorAll('form[aria-busy="true"]:not([novalidate])')
  for (const form of pressed) form.setAttribute('aria-busy', 'false')
}
