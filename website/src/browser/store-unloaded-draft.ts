import type * as keys from './draft-keys.ts'

/**
 * When the page is left, adds what was typed into forms whose code has not loaded to the stored draft
 * (enquiry/draft.ts), so that on a slow line it survives a change of page or language as well. Texts that
 * the browser restored do not count: they may have been sent since. It is inlined as text, so it must not
 * refer to anything outside itself.
 */
export function storeUnloadedDraft({
  draftKey,
  draftChannel,
}: Pick<typeof keys, 'draftKey' | 'draftChannel'>): void {
  const typed = new Set<HTMLInputElement>()
  addEventListener('input', ({ target, timeStamp }) => {
    const field = target as HTMLInputElement
    // For the forms of the page, of which each loads its code at its own time (enquiry/form-controls.ts).
    field.dataset.typedAt = String(timeStamp)
    // The newest text is the last one, and wins over the same field of another form.
    typed.delete(field)
    typed.add(field)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) typed.clear()
  })
  addEventListener('pagehide', () => {
    // Astro removes `ssr` when an island is hydrated.
    const fields = [...typed].filter((field) => field.closest('astro-island[ssr]'))
    if (fields.length === 0) return
    try {
      const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as { values?: object }
      const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
      draft.values = { ...draft.values, ...values }
      sessionStorage.setItem(draftKey, JSON.stringify(draft))
      // As draft-changes.ts does.
      new BroadcastChannel(draftChannel).postMessage(null)
    } catch {
      // Without storage there is no draft.
    }
  })
}
