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
  let draftWhenLeft: string | null
  addEventListener('pagehide', () => {
    // Astro removes `ssr` when an island is hydrated.
    const fields = [...typed].filter((field) => field.closest('astro-island[ssr]'))
    try {
      draftWhenLeft = sessionStorage.getItem(draftKey)
      if (fields.length === 0) return
      const draft = JSON.parse(draftWhenLeft ?? '{}') as { values?: object }
      const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
      draft.values = { ...draft.values, ...values }
      draftWhenLeft = JSON.stringify(draft)
      sessionStorage.setItem(draftKey, draftWhenLeft)
      // As draft-changes.ts does.
      new BroadcastChannel(draftChannel).postMessage(null)
    } catch {
      // Without storage there is no draft.
    }
  })
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    typed.clear()
    try {
      if (sessionStorage.getItem(draftKey) === draftWhenLeft) return
      // WebKit does not evict such a page (draft-changes.ts). Its texts may have been sent since, so its forms
      // must not send them again.
      event.stopImmediatePropagation()
      location.replace(location.href)
    } catch {
      // Without storage there is no draft.
    }
  })
}
