import * as v from 'valibot'
import { historyKey } from '../browser/draft-keys.ts'
import { type EnquiryVariant, enquiryVariants } from './enquiry-variant.ts'

/**
 * What a form leaves in the history entry of its page, for a visitor who goes back to it. That there
 * is a note says as well that the draft holds all that was written in the form.
 */
export interface HistoryNote {
  showsErrors: boolean
}

const noteSchema = v.optional(v.object({ showsErrors: v.boolean() }))

const stateSchema = v.object({
  [historyKey]: v.object(v.entriesFromList(enquiryVariants, noteSchema)),
})

/** The note that the form left when the visitor was on this page before. */
export function readHistoryNote(variant: EnquiryVariant): HistoryNote | null {
  return readNotes()[variant] ?? null
}

/** Changes the form's note; `null` takes it back. */
export function writeHistoryNote(variant: EnquiryVariant, note: HistoryNote | null): void {
  // Safari allows a hundred changes in half a minute, less than some people type.
  if (readHistoryNote(variant)?.showsErrors === note?.showsErrors) return
  const notes = { ...readNotes(), [variant]: note ?? undefined }
  history.replaceState({ ...(history.state as object | null), [historyKey]: notes }, '')
}

function readNotes(): Partial<Record<EnquiryVariant, HistoryNote | undefined>> {
  const result = v.safeParse(stateSchema, history.state)
  return result.success ? result.output[historyKey] : {}
}
