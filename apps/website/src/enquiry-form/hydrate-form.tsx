// React's Fast Refresh needs it before any component; only in development.
import '@vitejs/plugin-react/preamble'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { FormAnswer } from '@site/enquiry/form-answer.ts'
import { copyFormState } from './copy-form-state.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import { evictCachedPages } from './evict-cached-pages.ts'
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
