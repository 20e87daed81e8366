import * as v from 'valibot'
import { historyKey } from '../browser/draft-keys.ts'
import { isDraftStored, readDraft } from './draft.ts'
import { type EnquiryVariant, enquiryVariants } from './enquiry-variant.ts'

/**
 * The note of a form in the history entry of its page, for a visitor who goes back to it. If there is one,
 * the draft contained everything that was written in the form.
 */
export interface HistoryNote {
  showsErrors: boolean
  /** Which draft the errors belong to. */
  draftBegunAt: number
}

// What was typed before the form's code loaded has an empty note (browser/store-unloaded-draft.ts).
const noteSchema = v.optional(
  v.object({
    showsErrors: v.optional(v.boolean(), false),
    draftBegunAt: v.optional(v.number(), 0),
  }),
)

const stateSchema = v.object({
  [historyKey]: v.object(v.entriesFromList(enquiryVariants, noteSchema)),
})

/** The note that the form left in this history entry before. */
export function readHistoryNote(variant: EnquiryVariant): HistoryNote | null {
  return readNotes()[variant] ?? null
}

/**
 * Notes the state of a form. Without a stored draft there is no note: after Back, nothing could tell which restored
 * texts are outdated.
 */
export function noteInHistory(variant: EnquiryVariant, showsErrors: boolean): void {
  const draftBegunAt = readDraft()?.begunAt ?? 0
  writeHistoryNote(variant, isDraftStored() ? { showsErrors, draftBegunAt } : null)
}

/** Changes the form's note; `null` removes it. */
export function writeHistoryNote(variant: EnquiryVariant, note: HistoryNote | null): void {
  // Safari throws after a hundred changes in half a minute, which fast typing exceeds.
  if (JSON.stringify(readHistoryNote(variant)) === JSON.stringify(note)) return
  const notes = { ...readNotes(), [variant]: note ?? undefined }
  history.replaceState({ ...(history.state as object | null), [historyKey]: notes }, '')
}

function readNotes(): Partial<Record<EnquiryVariant, HistoryNote | undefined>> {
  const result = v.safeParse(stateSchema, history.state)
  return result.success ? result.output[historyKey] : {}
}
