import { draftChannel } from './draft-keys.ts'

/**
 * Firefox gives a page out of the back/forward cache the `sessionStorage` of the time when the page
 * was left: it would show an old draft, and write it over the newer one. Browsers drop a page from
 * that cache, though, when it misses a message (https://github.com/whatwg/html/issues/7253), and then
 * load it anew. So every page listens, and whoever changes the draft sends a message.
 */
export function listenForDraftChanges(): void {
  // Safari has it since 15.4.
  if (!('BroadcastChannel' in globalThis)) return
  // The listener keeps the channel open for as long as the page lives.
  new BroadcastChannel(draftChannel).addEventListener('message', () => undefined)
}

/** Tells the pages in the back/forward cache that the stored draft has changed. */
export function announceDraftChange(): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(draftChannel)
  channel.postMessage(null)
  channel.close()
}
