import { useCallback, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { referenceOf } from '../../../enquiry-contract/reference.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { FormTexts } from './form-texts.ts'
import { sendEnquiry, type SendingResult } from './send-enquiry.ts'
import type { Submission } from './submission.ts'

/** The states of the specification, section 4. */
export type Sending =
  | { status: 'idle' }
  | { status: 'loading' }
  /**
   * `copy` is the enquiry as plain text, for the visitor to keep; `isChangedSince` that the form holds
   * something else by now.
   */
  | { status: 'success'; reference: string; copy: string; isChangedSince?: boolean }
  /** A page without JavaScript has failed without a reference. */
  | { status: 'error'; reference?: string; isTooLarge?: boolean }

interface SendingOptions {
  locale: Locale
  texts: FormTexts
  toasterId: string
}

/** Sends submissions, shows the toasts, and knows what became of the last one. */
export function useSending(
  { locale, texts, toasterId }: SendingOptions,
  initially: 'idle' | 'error',
) {
  const [sending, setSending] = useState<Sending>({ status: initially })

  /** Takes back what was said about the last try. */
  const clear = () => {
    toast.dismiss(undefined, toasterId)
    setSending({ status: 'idle' })
  }

  /** Takes back a failure whose enquiry is gone; a success stays. Stays the same function. */
  const clearError = useCallback(() => {
    setSending((last) => (last.status === 'error' ? { status: 'idle' } : last))
  }, [])

  /** Makes room for the next enquiry. Stays the same function. */
  const clearSuccess = useCallback(() => {
    setSending((last) => (last.status === 'success' ? { status: 'idle' } : last))
  }, [])

  const send = async (
    submission: Submission,
    { isSuspect, copy }: { isSuspect: boolean; copy: string },
  ): Promise<SendingResult> => {
    setSending({ status: 'loading' })
    const result = await sendEnquiry(submission, { locale, isSuspect })
    const reference = referenceOf(submission.key)
    if (result.accepted) {
      toast.success(texts.FORM_SUBMITTED, { toasterId })
      setSending({ status: 'success', reference, copy })
    } else {
      const { isTooLarge } = result
      toast.error(isTooLarge ? texts.TOO_LONG : texts.SOMETHING_WENT_WRONG, { toasterId })
      setSending({ status: 'error', reference, isTooLarge })
    }
    return result
  }

  /** Says beside a success that the form has changed since. */
  const noteChange = () => {
    setSending((last) => (last.status === 'success' ? { ...last, isChangedSince: true } : last))
  }

  return { sending, send, clear, clearError, clearSuccess, noteChange }
}
