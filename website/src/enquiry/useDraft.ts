import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { checkValues } from '../../../enquiry-contract/check-values.ts'
import type { FieldErrors } from '../../../enquiry-contract/form-answer.ts'
import {
  emptyValues,
  type FieldName,
  type FormValues,
} from '../../../enquiry-contract/form-values.ts'
import { hasErrors } from './shown-errors.ts'
import {
  type Draft,
  followDraft,
  forgetDraft,
  mergeDraft,
  readDraft,
  updateDraft,
} from './draft.ts'
import type { EnquiryVariant } from './enquiry-variant.ts'
import { isTouched, readValues } from './form-controls.ts'
import { type Submission, submissionOf } from './submission.ts'

interface DraftOptions {
  variant: EnquiryVariant
  form: RefObject<HTMLFormElement | null>
  /** The errors of an answered page, whose values are younger than any draft. */
  answered: FieldErrors | undefined
  /** Puts values and errors into the form. Has to stay the same function. */
  show: (values: FormValues, errors: FieldErrors | null) => void
  /** Called when the draft is gone, as when it was sent elsewhere. Has to stay the same function. */
  clearError: () => void
}

/**
 * Keeps form and stored draft the same. What stands in the page when script takes over wins over
 * the draft; from then on the form that changes last speaks for every form of the page.
 */
export function useDraft({ variant, form, answered, show, clearError }: DraftOptions) {
  const follow = useCallback(
    (draft: Draft | null) => {
      show(draft?.values ?? emptyValues, null)
      // There is nothing left that could be sent again.
      if (!draft) clearError()
    },
    [show, clearError],
  )
  // A layout effect, to be through before the next key press can reach the form.
  useLayoutEffect(() => {
    if (!form.current) return
    const controls = form.current
    const written = readValues(controls)
    const draft = answered ? null : readDraft()
    // Going back, the browser fills the fields with the text of that time.
    const isRestored = cameBack()
    const isOutdated = (name: FieldName) => isRestored && !isTouched(controls, name)
    const values = draft ? mergeDraft(written, draft.values, isOutdated) : written
    // Errors that this form showed on the page before show again, in the language of this page.
    const errors = draft?.errorsIn === variant ? checkValues(values).errors : (answered ?? null)
    show(values, errors)
    updateDraft({ values, ...(hasErrors(errors) && { errorsIn: variant }) }, follow)
    return followDraft(follow)
  }, [variant, form, answered, show, follow])

  useEffect(() => {
    // A page out of the browser's memory has missed what was written on the pages after it.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) follow(readDraft())
    }
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pageshow', comeBack)
    }
  }, [follow])

  return {
    /** To be called with whatever the form holds and shows. */
    save: (values: FormValues, errors: FieldErrors | null) => {
      updateDraft({ values, errorsIn: hasErrors(errors) ? variant : null }, follow)
    },
    /** The submission for a payload. It is kept, so that a retry after a reload has the same key. */
    submissionFor: (body: string): Submission => {
      const submission = submissionOf(body, readDraft()?.submission ?? null)
      updateDraft({ submission }, follow)
      return submission
    },
    /** Empties form and draft. */
    finish: () => {
      follow(null)
      forgetDraft(follow)
    },
  }
}

/** Whether the visitor has come to the page by going back or forward. */
function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
