// In development only: what React's Fast Refresh needs, before any component is loaded.
import '@vitejs/plugin-react/preamble'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { FormAnswer } from '@site/enquiry/form-answer.ts'
import { carryOver } from './carry-over.ts'
import { evictEarlierPages } from './draft.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import type { EnquiryVariant } from './enquiry-variant.ts'
import type { FormContent } from './form-content.ts'
import { restoreDraft } from './restore-draft.ts'

evictEarlierPages()

/** Makes a delivered form interactive. */
export function hydrateForm(root: HTMLElement): void {
  const form = root.querySelector('form')
  const content = document.querySelector('[data-form-content]')?.textContent
  if (!form || !content) return
  const answer = JSON.parse(root.dataset.answer ?? 'null') as FormAnswer | null
  const values = restoreDraft(form, answer !== null)
  const focused = document.activeElement
  // At once, so that no key press falls between the delivered form and React's.
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
  const drawn = root.querySelector('form')
  if (drawn && drawn !== form) carryOver(form, drawn, focused)
}
