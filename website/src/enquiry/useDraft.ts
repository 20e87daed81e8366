import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import type { FieldErrors } from '../../../enquiry-contract/form-answer.ts'
import type { FieldName, FormValues } from '../../../enquiry-contract/form-values.ts'
import { checkValues, hasErrors } from './check-values.ts'
import {
  type Draft,
  emptyValues,
  followDraft,
  forgetDraft,
  mergeDraft,
  readDraft,
  updateDraft,
} from './draft.ts'
import { readValues } from './form-controls.ts'
import { type Submission, submissionOf } from './submission.ts'

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>
  /** The errors of an answered page, whose values are younger than any draft. */
  answered: FieldErrors | undefined
  /** Puts values and errors into the form. Has to stay the same function. */
  show: (values: FormValues, errors: FieldErrors | null) => void
}

/**
 * Keeps form and stored draft the same. What stands in the page when script takes over wins over
 * the draft; from then on the form that changes last speaks for every form of the page.
 */
export function useDraft({ form, answered, show }: DraftOptions) {
  const follow = useCallback(
    (draft: Draft | null) => {
      show(draft?.values ?? emptyValues, null)
    },
    [show],
  )
  const save = (values: FormValues, errors: FieldErrors | null) => {
    updateDraft({ values, errorsShown: hasErrors(errors) }, follow)
  }

  // A layout effect, to be through before the next key press can reach the form.
  useLayoutEffect(() => {
    if (!form.current) return
    const written = readValues(form.current)
    const draft = answered ? null : readDraft()
    const values = draft ? mergeDraft(written, draft.values, isOutdated) : written
    // Errors that were visible show again, in the language that this page is in.
    const errors = draft?.errorsShown ? checkValues(values).errors : (answered ?? null)
    show(values, errors)
    updateDraft({ values, errorsShown: hasErrors(errors) }, follow)
    return followDraft(follow)
  }, [form, answered, show, follow])

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
    save,
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

/** Going back, the browser fills the fields with the text of that time; only the focused one is newer. */
function isOutdated(name: FieldName): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const focused = document.activeElement?.getAttribute('name')
  return navigation?.type === 'back_forward' && focused !== name
}
