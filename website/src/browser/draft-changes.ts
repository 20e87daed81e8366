import { draftChannel } from './draft-keys.ts'

/**
 * A page that Firefox restores from the back/forward cache has the `sessionStorage` from when it was left:
 * it would show an old draft and overwrite the newer one. Browsers evict a page from that cache when it
 * misses a message (https://github.com/whatwg/html/issues/7253). So every page listens for messages, and
 * every change of the draft sends one.
 */
export function listenForDraftChanges(): void {
  // The listener keeps the channel open as long as the page exists.
  openChannel()?.addEventListener('message', () => undefined)
}

/** Evicts the pages in the back/forward cache, whose draft is no longer the stored one. */
export function announceDraftChange(): void {
  const channel = openChannel()
  channel?.postMessage(null)
  channel?.close()
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(draftChannel)
  } catch {
    // Safari before 15.4 has none, and Firefox refuses it where storage is blocked and there is no draft.
    return undefined
  }
}
