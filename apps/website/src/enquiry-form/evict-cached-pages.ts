import { draftKey } from './draft.ts'

/**
 * Evicts earlier pages from the back/forward cache, which Firefox would restore with an old draft: a cached page that
 * misses a broadcast message is reloaded instead (https://github.com/whatwg/html/issues/7253).
 */
export function evictCachedPages(): void {
  try {
    const channel = new BroadcastChannel(draftKey)
    channel.onmessage = () => undefined
    channel.postMessage(null)
  } catch {
    // Firefox throws where storage is blocked, and then there is no draft to protect.
  }
}
