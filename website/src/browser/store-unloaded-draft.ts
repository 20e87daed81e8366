import type * as keys from './draft-keys.ts'

/**
 * When the page is left, adds what was typed into forms whose code has not loaded to the stored draft
 * (enquiry/draft.ts), so that on a slow line it survives a change of page or language as well. It is inlined
 * as text, so it must not refer to anything outside itself.
 */
export function storeUnloadedDraft({
  draftKey,
  draftChannel,
}: Pick<typeof keys, 'draftKey' | 'draftChannel'>): void {
  addEventListener('pagehide', () => {
    // Astro removes `ssr` when an island is hydrated.
    const fields = document.querySelectorAll<HTMLInputElement>(
      'astro-island[ssr] :is(input:not([type=hidden]), select, textarea)',
    )
    const typed = [...fields].filter(({ value }) => value)
    if (typed.length === 0) return
    try {
      const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as { values?: object }
      const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]))
      draft.values = { ...draft.values, ...values }
      sessionStorage.setItem(draftKey, JSON.stringify(draft))
      // As draft-changes.ts does.
      new BroadcastChannel(draftChannel).postMessage(null)
    } catch {
      // Without storage there is no draft.
    }
  })
}
