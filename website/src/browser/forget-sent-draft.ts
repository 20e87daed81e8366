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
  // Opened without a reference, or from the same page in another language.
  if (location.search === '' || document.referrer.endsWith(location.search)) return
  // Not by the type of the navigation: after an error page, a reload repeats the post and leads here.
  const state = history.state as { isDraftForgotten?: true } | null
  if (state?.isDraftForgotten) return
  history.replaceState({ ...state, isDraftForgotten: true }, '')
  try {
    sessionStorage.removeItem(draftKey)
    // As draft-changes.ts does.
    if ('BroadcastChannel' in globalThis) new BroadcastChannel(draftChannel).postMessage(null)
  } catch {
    // Without storage there is no draft.
  }
}
