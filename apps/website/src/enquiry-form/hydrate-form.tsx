// React's Fast Refresh needs it before any component; only in development.
import '@vitejs/plugin-react/preamble'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { fieldNames, type FieldName, type FormValues } from '@site/enquiry/fields.ts'
import type { FormAnswer } from '@site/enquiry/form-answer.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import { currentDraft, evictCachedPages, loadDraft, saveDraft } from './draft.ts'
import type { EnquiryVariant, FormContent } from './form-content.ts'
import { changedNames, controlOf, currentValues, writeValues } from './form-controls.ts'

evictCachedPages()

/** Makes a prerendered form interactive. */
export function hydrateForm(root: HTMLElement): void {
  const form = root.querySelector('form')
  const content = document.querySelector('[data-form-content]')?.textContent
  if (!form || !content) return
  const answer = JSON.parse(root.dataset.answer ?? 'null') as FormAnswer | null
  const values = restoreDraft(form, answer !== null)
  const focused = document.activeElement
  // Synchronously, so that no key press is lost between the prerendered form and React's.
  flushSync(() => {
    hydrateRoot(
      root,
      <EnquiryForm
        variant={root.dataset.variant as EnquiryVariant}
        content={JSON.parse(content) as FormContent}
        answer={answer}
        values={values}
      />,
    )
  })
  // Another one where an extension or a translator had changed the prerendered form.
  const rendered = root.querySelector('form')
  if (rendered && rendered !== form) copyFormState(form, rendered, focused)
}

/**
 * Shows the draft in a prerendered form. What the visitor has typed takes precedence, but not what the browser has
 * restored, which may be outdated or already sent. @param isAnswer whether it shows values that were not stored
 */
function restoreDraft(form: HTMLFormElement, isAnswer: boolean): FormValues {
  loadDraft()
  const draft = currentDraft()
  const initial = currentValues(form)
  const values = { ...initial }
  for (const name of fieldNames) {
    const drafted = draft.values[name]
    if (drafted !== '' && !hasUserInput(form, name)) values[name] = drafted
  }
  writeValues(form, values, changedNames(initial, values))
  if (isAnswer || fieldNames.some((name) => hasUserInput(form, name)))
    saveDraft(values, isAnswer || draft.showsErrors)
  return values
}

/** Whether the visitor is editing a field or has edited it; autofill and restored values do not count. */
function hasUserInput(form: HTMLFormElement, name: FieldName): boolean {
  const control = controlOf(form, name)
  // `:is` ignores the selectors that older browsers lack.
  const isEdited = control.matches(':is(:user-valid, :user-invalid)')
  return isEdited || (control === document.activeElement && control.value !== '')
}

/** Copies values and focus to the form that React has rendered anew. */
function copyFormState(from: HTMLFormElement, to: HTMLFormElement, focused: Element | null) {
  for (const control of from.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    const target = to.elements.namedItem(control.name)
    if (target && 'value' in target) target.value = control.value
  }
  if (!isTextControl(focused) || !from.contains(focused)) return
  const focusTarget = to.elements.namedItem(focused.name)
  if (!isTextControl(focusTarget)) return
  focusTarget.focus({ preventScroll: true })
  // Email fields have no selection.
  if (focused.selectionStart !== null)
    focusTarget.setSelectionRange(focused.selectionStart, focused.selectionEnd)
}

const isTextControl = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
