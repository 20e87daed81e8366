import { honeypotField } from '../../../enquiry-contract/spam-signals.ts'
import { draftKey } from './draft-keys.ts'

/**
 * Before a form whose code has not loaded is posted natively: adds the texts of the stored draft to its empty
 * fields, as hydration would, and makes all of its texts the draft, as if they had been typed
 * (store-unloaded-draft.ts).
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
  } catch {
    // Without storage there is no draft.
  }
}
