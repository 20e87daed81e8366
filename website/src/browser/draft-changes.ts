import { draftChannel } from './draft-keys.ts'

/**
 * Firefox gives a page out of the back/forward cache the `sessionStorage` of the time when the page
 * was left: it would show an old draft, and write it over the newer one. Browsers drop a page from
 * that cache, though, when it misses a message (https://github.com/whatwg/html/issues/7253), and then
 * load it anew. So every page listens, and whoever changes the draft sends a message.
 */
export function listenForDraftChanges(): void {
  // The listener keeps the channel open for as long as the page lives.
  openChannel()?.addEventListener('message', () => undefined)
}

/** Tells the pages in the back/forward cache that the stored draft has changed. */
export function announceDraftChange(): void {
  const channel = openChannel()
  channel?.postMessage(null)
  channel?.close()
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(draftChannel)
  } catch {
    // Safari before 15.4 has none, and Firefox refuses one where it refuses storage: no draft outlives
    // its page there.
    return undefined
  }
}
