import { parse } from 'node:querystring'
import * as v from 'valibot'
import { languageField } from '@site/enquiry/form-answer.ts'
import { fieldNames } from '@site/enquiry/fields.ts'
import { honeypotField } from '@site/enquiry/spam-signals.ts'
import { localeOrDefault } from '@site/company/i18n/locales.ts'
import { PublicError } from '../http/public-error.ts'
import type { PostedEnquiry } from './accept-enquiry.ts'

/** Browsers omit what is disabled or not chosen, such as the placeholder of the select. */
const bodySchema = v.object(
  v.entriesFromList([...fieldNames, languageField, honeypotField], v.optional(v.string(), '')),
)

/**
 * Parses a form, of which Node reads the first 1,000 fields.
 *
 * A line ends with LF, as in JSON, so that the same text is the same enquiry whichever way it is sent. Browsers
 * encode it as CRLF (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#converting-an-entry-list-to-a-list-of-name-value-pairs).
 */
export function parseForm(text: string): Record<string, unknown> {
  return parse(text.replaceAll('%0D%0A', '%0A'))
}

/**
 * Reads the form as a browser without JavaScript posts it, without fields that are not ours.
 * @throws PublicError 400 for repeated fields
 */
export function readFormPost(body: unknown): PostedEnquiry {
  const result = v.safeParse(bodySchema, body)
  if (!result.success) throw new PublicError(400, 'The form contains repeated fields.')
  const { [languageField]: language, [honeypotField]: honeypot, ...values } = result.output
  return {
    values,
    locale: localeOrDefault(language),
    key: null,
    signals: { honeypot: honeypot !== '', seconds: null },
  }
}
