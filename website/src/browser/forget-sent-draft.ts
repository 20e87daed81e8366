import type * as keys from './draft-keys.ts'

/**
 * For the thank-you page: removes the draft of a form that was posted natively. A visitor who comes back to
 * the page, reloads it or changes its language may have begun another draft, which is kept. It is inlined as
 * text, so it must not refer to anything outside itself.
 */
export function forgetSentDraft({
  draftKey,
  draftChannel,
}: Pick<typeof keys, 'draftKey' | 'draftChannel'>): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation && navigation.type !== 'navigate') return
  // Opened without a reference, or from the same page in another language.
  if (location.search === '' || document.referrer.endsWith(location.search)) return
  try {
    sessionStorage.removeItem(draftKey)
    // As draft-changes.ts does.
    if ('BroadcastChannel' in globalThis) new BroadcastChannel(draftChannel).postMessage(null)
  } catch {
    // Without storage there is no draft.
  }
}
