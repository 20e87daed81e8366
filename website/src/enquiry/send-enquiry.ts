import * as v from 'valibot'
import type { FieldErrors } from '../../../enquiry-contract/form-answer.ts'
import { errorCodes, errorCodesOf, fieldNames } from '../../../enquiry-contract/fields.ts'
import { signalHeaders } from '../../../enquiry-contract/spam-signals.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { isTooLarge } from './size-limit.ts'
import type { Submission } from './submission.ts'

/** Where enquiries go; the same address for the form's native post and for `fetch`. */
export const sendMailUrl = `${import.meta.env.PUBLIC_API_HOST ?? ''}/send-mail`

/** In milliseconds. A slow connection gets its chance, a dead one an answer. */
const timeout = 20_000

/** What became of a submission; a refusal may name fields, or the size, which no new try changes. */
export type SendingResult =
  { accepted: true } | { accepted: false; errors: FieldErrors; isTooLarge: boolean }

/** 413: here, or by a proxy that reads less than the service. */
const tooLargeStatus = 413

interface SendingContext {
  /** The language of the page. */
  locale: Locale
  /** The honeypot was filled in. */
  isSuspect: boolean
}

/** Sends a submission. Never throws: whatever is not a success is a failure, and logged. */
export async function sendEnquiry(
  { key, body }: Submission,
  { locale, isSuspect }: SendingContext,
): Promise<SendingResult> {
  if (isTooLarge(body)) return { accepted: false, errors: {}, isTooLarge: true }
  try {
    const response = await fetch(sendMailUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Language': locale,
        'Idempotency-Key': key,
        [signalHeaders.seconds]: String(Math.floor(performance.now() / 1000)),
        ...(isSuspect && { [signalHeaders.honeypot]: '1' }),
      },
      body,
      // Chrome before 103 and Safari before 16 wait for as long as the browser does.
      signal: 'timeout' in AbortSignal ? AbortSignal.timeout(timeout) : null,
      // Whoever leaves the page has sent all the same. Browsers refuse it to more than 64 KiB.
      keepalive: body.length < 20_000,
    })
    if (response.ok) return { accepted: true }
    console.error(`The enquiry was answered with ${response.status} ${response.statusText}`)
    return {
      accepted: false,
      errors: response.status === 422 ? await readErrors(response) : {},
      isTooLarge: response.status === tooLargeStatus,
    }
  } catch (error) {
    console.error('The enquiry could not be sent', error)
    return { accepted: false, errors: {}, isTooLarge: false }
  }
}

const refusalSchema = v.object({
  errors: v.array(v.object({ code: v.picklist(errorCodes) })),
})

async function readErrors(response: Response): Promise<FieldErrors> {
  const result = v.safeParse(refusalSchema, await response.json())
  if (!result.success) return {}
  const codes = result.output.errors.map(({ code }) => code)
  const broken = fieldNames.map((name) => [
    name,
    errorCodesOf(name).find((code) => codes.includes(code)),
  ])
  return Object.fromEntries(broken.filter(([, code]) => code !== undefined)) as FieldErrors
}
