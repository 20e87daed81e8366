import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { checkValues } from '../../../enquiry-contract/check-values.ts'
import type { FieldErrors } from '../../../enquiry-contract/form-answer.ts'
import type { FieldName } from '../../../enquiry-contract/fields.ts'
import { emptyValues, type FormValues } from '../../../enquiry-contract/form-values.ts'
import { hasErrors } from './shown-errors.ts'
import {
  type Draft,
  followDraft,
  forgetDraft,
  isBlank,
  isDraftStored,
  mergeDraft,
  readDraft,
  updateDraft,
} from './draft.ts'
import type { EnquiryVariant } from './enquiry-variant.ts'
import { isTouched, readValues } from './form-controls.ts'
import { readHistoryNote, writeHistoryNote } from './history-note.ts'
import { type Submission, submissionOf } from './submission.ts'

interface DraftOptions {
  variant: EnquiryVariant
  form: RefObject<HTMLFormElement | null>
  /** The errors of an answered page, whose values are younger than any draft. */
  answered: FieldErrors | undefined
  /** Puts values and errors into the form. Has to stay the same function. */
  show: (values: FormValues, errors: FieldErrors | null) => void
  /** Puts values into the form that were written elsewhere. Has to stay the same function. */
  showElsewhere: (values: FormValues) => void
  /** Called when the draft is gone, as when it was sent elsewhere. Has to stay the same function. */
  clearError: () => void
}

/**
 * Keeps form and stored draft the same. What stands in the page when script takes over wins over
 * the draft; from then on the form that changes last speaks for every form of the page.
 */
export function useDraft(options: DraftOptions) {
  const { variant, form, answered, show, showElsewhere, clearError } = options
  const follow = useCallback(
    (draft: Draft | null) => {
      if (draft) {
        showElsewhere(draft.values)
        return
      }
      show(emptyValues, null)
      // There is nothing left that could be sent again.
      clearError()
    },
    [show, showElsewhere, clearError],
  )
  // A layout effect, to be through before the next key press can reach the form.
  useLayoutEffect(() => {
    if (!form.current) return
    const controls = form.current
    const written = readValues(controls)
    const draft = answered ? null : readDraft()
    const note = answered ? null : readHistoryNote(variant)
    // Going back, the browser fills the fields with the text of that time.
    const isRestored = cameBack()
    const isOutdated = (name: FieldName) => isRestored && !isTouched(controls, name)
    const isComplete = note !== null
    const values =
      draft || isComplete
        ? mergeDraft(written, draft?.values ?? emptyValues, isOutdated, isComplete)
        : written
    // Errors show again to whoever goes back to them, and on a page in another language.
    const showsErrors = draft?.errorsIn === variant || Boolean(note?.showsErrors)
    const errors = showsErrors ? checkValues(values).errors : (answered ?? null)
    show(values, errors)
    updateDraft({ values, ...(hasErrors(errors) && { errorsIn: variant }) }, follow)
    noteInHistory(variant, errors)
    return followDraft(follow)
  }, [variant, form, answered, show, follow])

  useEffect(() => {
    // A page out of the back/forward cache has missed what was written on the pages after it.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !form.current) return
      const draft = readDraft()
      // Without a draft a form that was empty when it was left stays as it was, errors included.
      if (draft || !isBlank(readValues(form.current))) follow(draft)
    }
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pageshow', comeBack)
    }
  }, [form, follow])

  return {
    /** To be called with whatever the form holds and shows. */
    save: (values: FormValues, errors: FieldErrors | null) => {
      updateDraft({ values, errorsIn: hasErrors(errors) ? variant : null }, follow)
      noteInHistory(variant, errors)
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
      noteInHistory(variant, null)
    },
  }
}

/** A draft that is gone with the page cannot tell later what is outdated. */
function noteInHistory(variant: EnquiryVariant, errors: FieldErrors | null): void {
  writeHistoryNote(variant, isDraftStored() ? { showsErrors: hasErrors(errors) } : null)
}

/** Whether the visitor has come to the page by going back or forward. */
function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
