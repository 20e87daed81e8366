import { bodyLimit } from '../../../enquiry-contract/payload.ts'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { FormTexts } from './form-texts.ts'

/** In bytes. The hint appears when less is left. */
const hintThreshold = 50_000

/** Whether a payload is larger than the service accepts. */
export function isTooLarge(body: string): boolean {
  return byteLength(body) > bodyLimit
}

/** How much more can be written, or by how much the enquiry is too long; empty far from the limit. */
export function lengthHint(values: FormValues, texts: FormTexts, locale: Locale): string {
  // The values as JSON are a little larger than the payload, so the hint errs on the safe side.
  const left = bodyLimit - byteLength(JSON.stringify(values))
  if (left >= hintThreshold) return ''
  const text = left < 0 ? texts.TOO_LONG_BY : texts.ROOM_LEFT
  return fillPlaceholders(text, {
    count: new Intl.NumberFormat(`${locale}-CH`).format(rounded(left)),
  })
}

/** Rounded to the safe side, so that the hint does not change with every key press. */
function rounded(left: number): number {
  const step = Math.abs(left) < 1_000 ? 100 : 1_000
  return Math.abs(Math.floor(left / step) * step)
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
