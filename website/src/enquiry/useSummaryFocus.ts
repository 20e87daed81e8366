import { useEffect, useRef } from 'react'

/** Focuses the error summary after every failed check on sending, and at no other time. */
export function useSummaryFocus(failedChecks: number) {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (failedChecks === 0) return
    summary.current?.focus()
    // Chromium centres a summary that is higher than the screen, as at a zoom of 400 %.
    summary.current?.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [failedChecks])
  return summary
}
