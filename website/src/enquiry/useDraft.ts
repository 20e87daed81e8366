import { useEffect, useLayoutEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Enquiry } from '../../../enquiry-contract/form-schema.ts'
import {
  fieldNames,
  type FieldName,
  type FormValues,
} from '../../../enquiry-contract/form-values.ts'
import {
  type Draft,
  type DraftListener,
  emptyValues,
  followDraft,
  forgetDraft,
  readDraft,
  updateDraft,
} from './draft.ts'
import { type Submission, submissionOf } from './submission.ts'

export type EnquiryFormControl = UseFormReturn<FormValues, unknown, Enquiry>

interface DraftOptions {
  /** The page came with values of its own, which are younger than any draft. */
  answered: boolean
  errorsShown: boolean
}

/**
 * Keeps what stands in the form and the stored draft the same. What is in the page when script takes
 * over wins over the draft; from then on the form that changes last speaks for all forms.
 */
export function useDraft(form: EnquiryFormControl, { answered, errorsShown }: DraftOptions) {
  const [follow] = useState((): DraftListener => (draft) => {
    form.reset(draft?.values ?? emptyValues, { keepFieldsRef: true })
  })

  // A layout effect, to be done before the next key press can reach the form.
  useLayoutEffect(() => {
    const draft = readDraft()
    if (draft && !answered) fillFrom(draft, form)
    updateDraft({ values: form.getValues() }, follow)
    return followDraft(follow)
  }, [form, follow, answered])

  useEffect(() => {
    // A page that comes back from the browser's memory missed what happened on the pages after it.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) follow(readDraft())
    }
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pageshow', comeBack)
    }
  }, [follow])

  return {
    /** To be called after every change, and when errors begin to show. */
    save: (changed: Partial<Pick<Draft, 'errorsShown'>> = {}) => {
      updateDraft({ values: form.getValues(), errorsShown, ...changed }, follow)
    },
    /** The submission for a payload, kept so that a retry after a reload has the same key. */
    submissionFor: (body: string): Submission => {
      const submission = submissionOf(body, readDraft()?.submission ?? null)
      updateDraft({ values: form.getValues(), submission }, follow)
      return submission
    },
    /** Empties form and draft, unless the visitor has gone on writing since `sent` was sent. */
    settle: (sent: FormValues) => {
      const written = form.getValues()
      if (fieldNames.some((name) => written[name] !== sent[name])) return
      follow(null)
      forgetDraft(follow)
    },
  }
}

function fillFrom({ values }: Draft, form: EnquiryFormControl): void {
  const outdated = isPageRestored()
  for (const name of fieldNames) {
    const empty = form.getValues(name) === ''
    if (empty || (outdated && !isFocused(name))) form.setValue(name, values[name])
  }
}

/** Going back, the browser puts the values of that time into the fields; the draft is younger. */
function isPageRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
}

const isFocused = (name: FieldName) => document.activeElement?.getAttribute('name') === name
