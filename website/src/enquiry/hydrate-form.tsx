// In development only: what React's Fast Refresh needs, before any component is loaded.
import '@vitejs/plugin-react/preamble'
import { hydrateRoot } from 'react-dom/client'
import type { FormAnswer } from '../../../enquiry-contract/form-answer.ts'
import { evictOutdatedPages } from './draft.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import { enquiryVariants } from './enquiry-variant.ts'
import type { FormContent } from './form-content.ts'
import { currentValues } from './form-controls.ts'

evictOutdatedPages()

/**
 * Makes a delivered form interactive. Texts in its fields stay.
 * @param wasPosted the visitor has come back to a form that the browser has posted
 */
export function hydrateForm(root: HTMLElement, wasPosted: boolean): void {
  const form = root.querySelector('form')
  const variant = enquiryVariants.find((known) => known === root.dataset.variant)
  const content = document.querySelector('[data-form-content]')?.textContent
  if (!form || !variant || !content) return
  const { answer } = root.dataset
  hydrateRoot(
    root,
    <EnquiryForm
      variant={variant}
      content={JSON.parse(content) as FormContent}
      // The page holds the values already, in the fields.
      answer={
        answer ? { ...(JSON.parse(answer) as FormAnswer), values: currentValues(form) } : undefined
      }
      delivered={{ form, focused: document.activeElement, wasPosted }}
    />,
  )
}
