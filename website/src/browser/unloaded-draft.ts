import { languageField } from '../../../enquiry-contract/form-answer.ts'
import { announceDraftChange } from './draft-changes.ts'
import { draftKey } from './draft-keys.ts'

/**
 * Adds what was typed into a form whose code has not loaded to the stored draft (enquiry/draft.ts), so
 * that on a slow line it survives a change of page or language as well.
 */
export function storeUnloadedDraft(island: HTMLElement): void {
  try {
    const form = new FormData(island.querySelector('form') ?? undefined)
    const typed = [...form].filter(([name, value]) => value !== '' && name !== languageField)
    if (typed.length === 0) return
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as { values?: object }
    draft.values = { ...draft.values, ...Object.fromEntries(typed) }
    sessionStorage.setItem(draftKey, JSON.stringify(draft))
    announceDraftChange()
  } catch {
    // Without storage there is no draft.
  }
}
