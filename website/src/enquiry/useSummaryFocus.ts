import { useEffect, useRef } from 'react'

/** Focuses the error summary after every failed check on sending, and at no other time. */
export function useSummaryFocus(failedChecks: number) {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (failedChecks > 0) summary.current?.focus()
  }, [failedChecks])
  return summary
}
