import { useEffect, useRef } from 'react'

/** Brings the focus to the error summary after every refused try to send, and at no other time. */
export function useSummaryFocus(refusals: number) {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])
  return summary
}
