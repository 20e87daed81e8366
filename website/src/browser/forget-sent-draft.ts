import { draftKey } from './storage-keys.ts'

/** For the thank-you page: a form that was posted before script took over has left its draft behind. */
export function forgetSentDraft(): void {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // Where storing is not allowed, there is no draft.
  }
}
