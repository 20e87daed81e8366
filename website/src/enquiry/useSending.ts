import { useCallback, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { referenceOf } from '../../../enquiry-contract/reference.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { announceReplaced } from './announce-replaced.ts'
import type { FormTexts } from './form-texts.ts'
import { sendAcrossPages } from './send-across-pages.ts'
import { sendEnquiry, type SendingResult } from './send-enquiry.ts'
import type { Submission } from './submission.ts'

/** The states of sending (specification, section 4). */
export type Sending =
  | { status: 'idle' }
  | { status: 'loading' }
  /**
   * `copy` is the enquiry as plain text, for the visitor to keep; `isChangedSince` says that the form has
   * changed since it was sent.
   */
  | { status: 'success'; reference: string; copy: string; isChangedSince?: boolean }
  /** The failure of a native post has no reference. */
  | { status: 'error'; reference?: string; isTooLarge?: boolean }

interface SendingOptions {
  locale: Locale
  texts: FormTexts
  toasterId: string
}

/** Sends submissions, shows the toasts, and keeps the state of the last one. */
export function useSending(
  { locale, texts, toasterId }: SendingOptions,
  initially: 'idle' | 'error',
) {
  const [sending, setSending] = useState<Sending>({ status: initially })
  const errorToastId = `${toasterId}-error`

  /** Clears the result of the last submission. */
  const clear = () => {
    toast.dismiss(undefined, toasterId)
    setSending({ status: 'idle' })
  }

  /** Clears a failure whose enquiry is gone, but not a success. A stable function. */
  const clearError = useCallback(() => {
    toast.dismiss(errorToastId, toasterId)
    setSending((last) => (last.status === 'error' ? { status: 'idle' } : last))
  }, [errorToastId, toasterId])

  /** Clears a success, for the next enquiry. A stable function. */
  const clearSuccess = useCallback(() => {
    setSending((last) => (last.status === 'success' ? { status: 'idle' } : last))
  }, [])

  const send = async (
    submission: Submission,
    { isSuspect, copy }: { isSuspect: boolean; copy: string },
  ): Promise<SendingResult> => {
    setSending({ status: 'loading' })
    const result = await sendAcrossPages(() => sendEnquiry(submission, { locale, isSuspect }))
    const reference = referenceOf(result.accepted ? result.key : submission.key)
    announceReplaced()
    if (result.accepted) {
      toast.success(texts.FORM_SUBMITTED, { toasterId })
      setSending({ status: 'success', reference, copy })
    } else {
      const { isTooLarge } = result
      const text = isTooLarge ? texts.TOO_LONG : texts.SOMETHING_WENT_WRONG
      toast.error(text, { toasterId, id: errorToastId })
      setSending({ status: 'error', reference, isTooLarge })
    }
    return result
  }

  /** Marks a success as older than the form's current values. */
  const noteChange = () => {
    setSending((last) => (last.status === 'success' ? { ...last, isChangedSince: true } : last))
  }

  return { sending, send, clear, clearError, clearSuccess, noteChange }
}
