import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus near the send button while the button is disabled, and returns it afterwards. Otherwise
 * the focus would move to the top of the page.
 */
export function useKeptFocus(loading: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasLoading = useRef(false)

  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (loading && (activeElement === body || activeElement === button.current)) {
      place.current?.focus({ preventScroll: true })
    }
    if (
      wasLoading.current &&
      !loading &&
      (activeElement === body || activeElement === place.current)
    ) {
      button.current?.focus({ preventScroll: true })
    }
    wasLoading.current = loading
  }, [loading])

  return { place, button }
}
