import { draftKey } from './storage-keys.ts'

/**
 * For the thank-you page: a form that was posted before script took over has left its draft behind.
 * Whoever comes back to the page may have begun another one since, which is kept.
 */
export function forgetSentDraft(): void {
  // As `cameBack` in useDraft.ts: what both import would be a file to load, and not be inlined.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'back_forward') return
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // Where storing is not allowed, there is no draft.
  }
}
