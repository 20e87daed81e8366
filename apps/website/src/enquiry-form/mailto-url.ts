import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { FormValues } from '@site/enquiry/fields.ts'
import type { FormTexts } from './form-content.ts'
import { toPlainText } from './plain-text.ts'

/** In characters. Windows truncates or drops longer addresses (INTERNET_MAX_URL_LENGTH, 2,083). */
const maxMailtoLength = 2_000

/** A `mailto:` address with the enquiry as its body, unless that is too long. It may be stored under `reference`. */
export function mailtoUrl(
  values: FormValues,
  texts: FormTexts,
  { to, reference = '' }: { to: string; reference?: string | undefined },
): { url: string; hasBody: boolean } {
  const name = `${values.firstName} ${values.lastName}`
  const subject = fillPlaceholders(texts.MAIL_SUBJECT, { reference, name })
    .replace(/\s+/g, ' ')
    .trim()
  // RFC 6068 requires CRLF line ends, and %20 for a space.
  const body = toPlainText(values, texts).replace(/\r?\n/g, '\r\n')
  const url = (parts: Record<string, string>) =>
    `mailto:${to}?${new URLSearchParams(parts).toString().replaceAll('+', '%20')}`
  const urlWithBody = url({ subject, body })
  const hasBody = urlWithBody.length <= maxMailtoLength
  return { url: hasBody ? urlWithBody : url({ subject }), hasBody }
}
