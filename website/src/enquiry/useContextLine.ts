import { type RefObject, useEffect } from 'react'
import { placeCaret, startMessage } from './form-controls.ts'

/**
 * Starts an empty message with the context line of the page, "About a partnership:", when the visitor opens
 * the form from a link of that page (browser/enquiry-links.ts).
 * @param onWanted called whenever that happens; has to be a stable function
 */
export function useContextLine(
  form: RefObject<HTMLFormElement | null>,
  onWanted: () => void,
): void {
  useEffect(() => {
    const controls = form.current
    if (!controls) return
    const panel = controls.closest('dialog')
    const start = () => {
      startMessage(controls)
      onWanted()
    }
    if (panel?.dataset.contextWanted !== undefined) start()
    // WebKit puts the caret before the line when Tab enters the field, after `focusin`.
    const onKeyUp = ({ key, target }: KeyboardEvent) => {
      if (key === 'Tab' && target instanceof HTMLTextAreaElement) placeCaret(target)
    }
    panel?.addEventListener('contextwanted', start)
    controls.addEventListener('keyup', onKeyUp)
    return () => {
      panel?.removeEventListener('contextwanted', start)
      controls.removeEventListener('keyup', onKeyUp)
    }
  }, [form, onWanted])
}
