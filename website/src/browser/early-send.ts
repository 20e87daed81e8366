/** The event by which a form says that Send was pressed before its code was there. */
export const sendPressed = 'sendpressed'

/**
 * Keeps a press on Send until the form's code is there, as `aria-busy` on the form, which also shows
 * the button as sending. The form repeats the press once it has taken over (useEarlySend.ts), so that
 * the browser's own messages appear only where script is off (decision 15).
 */
export function keepEarlySends(): void {
  // `invalid` comes in the place of `submit` where the browser finds a field wrong.
  for (const type of ['submit', 'invalid']) document.addEventListener(type, keepEarlySend, true)
}

function keepEarlySend(event: Event): void {
  const form = event.target instanceof Element ? event.target.closest('form') : null
  // A form that has taken over checks itself, and says so by `novalidate`.
  if (!form?.closest('astro-island') || form.noValidate) return
  event.preventDefault()
  event.stopPropagation()
  if (form.getAttribute('aria-busy') === 'true') return
  form.setAttribute('aria-busy', 'true')
  form.dispatchEvent(new Event(sendPressed, { bubbles: true }))
}
