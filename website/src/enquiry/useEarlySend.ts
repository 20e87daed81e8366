import { type RefObject, useEffect } from 'react'

/** Repeats a press on Send that came before hydration (browser/early-send.ts). */
export function useEarlySend(form: RefObject<HTMLFormElement | null>, hydrated: boolean): void {
  useEffect(() => {
    if (!hydrated || form.current?.getAttribute('aria-busy') !== 'true') return
    form.current.setAttribute('aria-busy', 'false')
    // Safari before 16 has no `requestSubmit`.
    form.current.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  }, [form, hydrated])
}
