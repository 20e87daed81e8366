import { bodyLimit } from '../../../enquiry-contract/body-limit.ts'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { FormTexts } from './form-texts.ts'

/** In bytes. Whoever has less room left is told; nobody else has to think of a limit. */
const shortRoom = 50_000

/** Whether a payload is larger than what the service reads. */
export function isTooLarge(body: string): boolean {
  return byteLength(body) > bodyLimit
}

/** How much more can be written, or how much is too much; empty while there is plenty of room. */
export function roomHint(values: FormValues, texts: FormTexts, locale: Locale): string {
  // A little larger than the payload, so that what seems to fit does fit.
  const room = bodyLimit - byteLength(JSON.stringify(values))
  if (room >= shortRoom) return ''
  const text = room < 0 ? texts.TOO_LONG_BY : texts.ROOM_LEFT
  return fillPlaceholders(text, {
    count: new Intl.NumberFormat(`${locale}-CH`).format(rounded(room)),
  })
}

/** Rounded to the safe side, and so that the hint is not another one at every key press. */
function rounded(room: number): number {
  const step = Math.abs(room) < 1_000 ? 100 : 1_000
  return Math.abs(Math.floor(room / step) * step)
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
