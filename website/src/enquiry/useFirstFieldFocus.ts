import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusFirstField } from './form-controls.ts'

/** Focuses the first field when the form is shown again after a success. */
export function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  const wasSent = useRef(false)
  useLayoutEffect(() => {
    const cameBack = wasSent.current && !isSent
    wasSent.current = isSent
    // Only if the focus was lost with the button that was pressed.
    if (cameBack && form.current && document.activeElement === document.body) {
      focusFirstField(form.current)
    }
  }, [form, isSent])
}
