import type * as keys from './draft-keys.ts'

/**
 * For the thank-you page: a form that was posted before script took over has left its draft behind.
 * Whoever comes back to the page may have begun another one since, which is kept. It is inlined as
 * text, so it must not refer to anything outside itself.
 */
export function forgetSentDraft({
  draftKey,
  draftChannel,
}: Pick<typeof keys, 'draftKey' | 'draftChannel'>): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'back_forward') return
  try {
    sessionStorage.removeItem(draftKey)
    // As draft-changes.ts does.
    if ('BroadcastChannel' in globalThis) new BroadcastChannel(draftChannel).postMessage(null)
  } catch {
    // Where storing is not allowed, there is no draft.
  }
}
