// React's Fast Refresh needs it before any component; only in development.
import '@vitejs/plugin-react/preamble'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { FormAnswer } from '@site/enquiry/form-answer.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import { evictCachedPages } from './draft.ts'
import type { EnquiryVariant, FormContent } from './form-content.ts'
import { restoreDraft } from './restore-draft.ts'

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
