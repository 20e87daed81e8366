import { honeypotField } from '../../../enquiry-contract/spam-signals.ts'
import { draftKey, historyKey } from './draft-keys.ts'

/**
 * Before a form whose code has not loaded is posted natively: adds the texts of the stored draft to its empty
 * fields, as hydration would. All of its texts become the draft when the page is left
 * (store-unloaded-draft.ts), and the history entry notes it (enquiry/history-note.ts): after Back, the draft
 * wins over what the browser restores.
 */
export function prepareNativePost(form: HTMLFormElement): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as {
      values?: Record<string, string>
    }
    for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
      if (field.name === honeypotField) continue
      field.value ||= draft.values?.[field.name] ?? ''
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const variant = form.parentElement?.dataset.variant ?? ''
    const state = history.state as Record<string, object | undefined> | null
    const notes = { ...state?.[historyKey], [variant]: { showsErrors: false, draftBegunAt: 0 } }
    history.replaceState({ ...state, [historyKey]: notes }, '')
  } catch {
    // Without storage there is no draft.
  }
}
