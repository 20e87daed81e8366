import { type RefObject, useEffect } from 'react'
import { startMessage } from './form-controls.ts'

/**
 * Starts an empty message with the line of the page, "About a partnership:", for a visitor whom that
 * page's closing has led here (browser/enquiry-links.ts).
 * @param onWanted called whenever the visitor is led here; has to stay the same function
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
