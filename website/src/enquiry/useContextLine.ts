import { type RefObject, useEffect } from 'react'
import { startMessage } from './form-controls.ts'

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
    const start = () => {
      startMessage(controls)
      onWanted()
    }
    if (controls.dataset.contextWanted !== undefined) start()
    controls.addEventListener('contextwanted', start)
    return () => {
      controls.removeEventListener('contextwanted', start)
    }
  }, [form, onWanted])
}
