import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusFirstField } from './form-controls.ts'
import type { FormState } from './form-state.ts'

/** Keeps the focus where the visitor is, whenever the form replaces or disables what has it. */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  { submit: { status }, failedChecks }: FormState,
) {
  const foot = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const summary = useRef<HTMLElement>(null)
  const lastStatus = useRef(status)

  useLayoutEffect(() => {
    const last = lastStatus.current
    lastStatus.current = status
    const { activeElement, body } = document
    const isLost = activeElement === body
    if (status === 'sending') {
      // The button is disabled.
      if (isLost || activeElement === button.current) foot.current?.focus({ preventScroll: true })
    } else if (last === 'sending') {
      if (isLost || activeElement === foot.current) button.current?.focus({ preventScroll: true })
    } else if (last === 'sent' && isLost && form.current) focusFirstField(form.current)
  }, [form, status])

  useEffect(() => {
    if (failedChecks === 0) return
    summary.current?.focus()
    // Chromium centres a summary that is higher than the screen, as at a zoom of 400 %.
    summary.current?.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [failedChecks])

  return { foot, button, summary }
}
