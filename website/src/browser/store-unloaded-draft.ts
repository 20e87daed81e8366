import type * as keys from './draft-keys.ts'

/**
 * Adds what is typed into forms whose code has not loaded to the stored draft (enquiry/draft.ts), so that on a
 * slow line it survives a change of page or language as well, and notes it in the history entry
 * (enquiry/history-note.ts): after Back, the draft wins over what the browser restores. Texts that the browser
 * restored do not count: they may have been sent since. It is inlined as text, so it must not refer to anything
 * outside itself.
 */
export function storeUnloadedDraft({
  draftKey,
  draftChannel,
  historyKey,
}: Omit<typeof keys, 'formTranslated'>): void {
  const typed = new Set<HTMLInputElement>()
  // Astro removes `ssr` when an island is hydrated.
  const isUnloaded = (field: HTMLInputElement) => field.closest('astro-island[ssr]') !== null
  /** Throws without storage, and then there is no draft. */
  const store = ({ name, value }: HTMLInputElement) => {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as {
      begunAt?: number
      values?: object
    }
    draft.begunAt ??= Date.now()
    draft.values = { ...draft.values, [name]: value }
    sessionStorage.setItem(draftKey, JSON.stringify(draft))
  }
  const noteInHistory = (variant: string) => {
    const state = history.state as Record<string, Record<string, object> | undefined> | null
    if (state?.[historyKey]?.[variant]) return
    const notes = { ...state?.[historyKey], [variant]: {} }
    history.replaceState({ ...state, [historyKey]: notes }, '')
  }
  addEventListener('input', ({ target, timeStamp }) => {
    const field = target as HTMLInputElement
    // For the forms of the page, of which each loads its code at its own time (enquiry/form-controls.ts).
    field.dataset.typedAt = String(timeStamp)
    if (!isUnloaded(field)) return
    typed.add(field)
    try {
      store(field)
      noteInHistory(field.form?.parentElement?.dataset.variant ?? '')
    } catch {
      // Without storage there is no draft.
    }
  })
  let draftWhenLeft: string | null
  addEventListener('pagehide', () => {
    try {
      // As draft-changes.ts does.
      if ([...typed].some(isUnloaded)) new BroadcastChannel(draftChannel).postMessage(null)
      draftWhenLeft = sessionStorage.getItem(draftKey)
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
      location.reload()
    } catch {
      // Without storage there is no draft.
    }
  })
}
