import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus near the send button while the button is disabled, and returns it afterwards. Otherwise
 * the focus would move to the top of the page.
 */
export function useFocusWhileSending(sending: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)

  useLayoutEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === body
    if (sending && (isLost || activeElement === button.current)) {
      place.current?.focus({ preventScroll: true })
    } else if (wasSending.current && !sending && (isLost || activeElement === place.current)) {
      button.current?.focus({ preventScroll: true })
    }
    wasSending.current = sending
  }, [sending])

  return { place, button }
}
