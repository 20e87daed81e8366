import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusFirstField } from './form-controls.ts'

/** Brings the focus to the first field of a form that has come back after a success. */
export function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  const wasSent = useRef(false)
  useLayoutEffect(() => {
    const cameBack = wasSent.current && !isSent
    wasSent.current = isSent
    // The button that was pressed is gone. Whoever is elsewhere by now stays there.
    if (cameBack && form.current && document.activeElement === document.body) {
      focusFirstField(form.current)
    }
  }, [form, isSent])
}
