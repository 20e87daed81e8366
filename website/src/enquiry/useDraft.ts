import { type RefObject, useCallback, useLayoutEffect } from 'react'
import { checkValues } from '../../../enquiry-contract/form-schema.ts'
import type { FieldErrors } from '../../../enquiry-contract/form-answer.ts'
import { fieldNames, type FieldName } from '../../../enquiry-contract/fields.ts'
import { emptyValues, type FormValues } from '../../../enquiry-contract/form-values.ts'
import { hasErrors } from './shown-errors.ts'
import {
  type Draft,
  subscribeToDraft,
  removeDraft,
  isBlank,
  readDraft,
  updateDraft,
} from './draft.ts'
import type { EnquiryVariant } from './enquiry-variant.ts'
import { readLastTyped } from './form-controls.ts'
import { noteInHistory, readHistoryNote } from './history-note.ts'
import { restoreValues } from './restore-values.ts'
import { type Submission, submissionOf } from './submission.ts'
import { subscribeToUnloadedForms } from './unloaded-forms.ts'

interface DraftOptions {
  variant: EnquiryVariant
  form: RefObject<HTMLFormElement | null>
  /** The errors in an answer of the service, whose values are newer than any draft. */
  answered: FieldErrors | undefined
  /** Shows values and errors in the form. Has to be a stable function. */
  show: (values: FormValues, errors: FieldErrors | null) => void
  /** Shows what has changed in another form. Has to be a stable function. */
  showFromOtherForm: (values: FormValues, changed: readonly FieldName[]) => void
  /** Called when the draft is gone, for example because another form sent it. Has to be a stable function. */
  clearError: () => void
}

/**
 * Synchronises form and stored draft. On hydration, texts in the page win over the draft; from then on
 * every change is copied to the other forms of the page, and from those whose code has not loaded.
 */
export function useDraft(options: DraftOptions) {
  const { variant, form, answered, show, showFromOtherForm, clearError } = options
  const onDraftChange = useCallback(
    (draft: Draft | null, changed: readonly FieldName[]) => {
      if (draft) {
        showFromOtherForm(draft.values, changed)
        return
      }
      show(emptyValues, null)
      noteInHistory(variant, false)
      // There is nothing left to retry.
      clearError()
    },
    [variant, show, showFromOtherForm, clearError],
  )
  // A layout effect, so that it ends before the next key press reaches the form.
  useLayoutEffect(() => {
    if (!form.current) return
    const controls = form.current
    const draft = answered ? null : readDraft()
    const note = answered ? null : readHistoryNote(variant)
    const values = restoreValues(controls, draft, note)
    // Errors are shown again after Back, and on the same page in another language; those of an empty form only
    // after Back. A note without a draft belongs to an enquiry that has been sent since.
    const hasErrorsAgain = draft?.errorsIn === variant && !isBlank(draft.values)
    const hasErrorsByNote = note?.showsErrors === true && note.draftBegunAt === draft?.begunAt
    const errors =
      hasErrorsAgain || hasErrorsByNote ? checkValues(values).errors : (answered ?? null)
    show(values, errors)
    const subscriptions = [
      subscribeToDraft(onDraftChange),
      subscribeToUnloadedForms(() => {
        const lastTyped = readLastTyped(controls)
        showFromOtherForm(lastTyped, fieldNames)
        updateDraft({ values: lastTyped }, onDraftChange)
      }),
    ]
    updateDraft({ values, ...(hasErrors(errors) && { errorsIn: variant }) }, onDraftChange)
    noteInHistory(variant, hasErrors(errors))
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe()
    }
  }, [variant, form, answered, show, showFromOtherForm, onDraftChange])

  return {
    /** Stores the values and errors that the form shows. */
    save: (values: FormValues, errors: FieldErrors | null) => {
      updateDraft({ values, errorsIn: hasErrors(errors) ? variant : null }, onDraftChange)
      noteInHistory(variant, hasErrors(errors))
    },
    /** The submission for a payload. It is stored, so that a retry after a reload has the same key. */
    submissionFor: (body: string): Submission => {
      const submission = submissionOf(body, readDraft()?.submission ?? null)
      updateDraft({ submission }, onDraftChange)
      return submission
    },
    /** Empties form and draft. */
    finish: () => {
      removeDraft(onDraftChange)
      onDraftChange(null, fieldNames)
    },
  }
}
