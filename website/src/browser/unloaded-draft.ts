import { languageField } from '../../../enquiry-contract/form-answer.ts'
import { announceDraftChange } from './draft-changes.ts'
import { draftKey } from './draft-keys.ts'

/**
 * Adds what was typed into a form whose code has not loaded to the stored draft (enquiry/draft.ts), so
 * that on a slow line it survives a change of page or language as well.
 */
export function storeUnloadedDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => name !== languageField && value !== '',
  )
  if (typed.length === 0) return
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as { values?: object }
    const values = { ...draft.values, ...Object.fromEntries(typed) }
    sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, values }))
    announceDraftChange()
  } catch {
    // Without storage there is no draft.
  }
}
