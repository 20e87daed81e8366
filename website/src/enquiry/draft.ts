import * as v from 'valibot'
import { fieldNames } from '../../../enquiry-contract/fields.ts'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'
import { type EnquiryVariant, enquiryVariants } from './enquiry-variant.ts'
import { type Submission, submissionOf } from './submission.ts'

/** The key in `sessionStorage`. */
export const draftKey = 'enquiry-draft'

const draftSchema = v.object({
  /** In milliseconds since 1970. */
  begunAt: v.number(),
  // A draft that was stored before the form got a field lacks that field.
  values: v.object(v.entriesFromList(fieldNames, v.optional(v.string(), ''))),
  /** The form that shows errors, if any. */
  errorsIn: v.nullable(v.picklist(enquiryVariants)),
  /** The language of the page that has stored it. */
  locale: v.string(),
  /** The last attempt to send the draft. */
  submission: v.nullable(v.object({ key: v.string(), body: v.string() })),
})

/** An unsent enquiry, which panel and contact page share, in any language. */
export type Draft = v.InferOutput<typeof draftSchema>

/** The page's own copy, so that a key press reads nothing. */
let draft: Draft | null = null

/** Kept when the draft is removed: the same text, sent again from this page, is the same enquiry. */
let submission: Submission | null = null

/** Whether the browser stores the draft; it refuses where storage is blocked or full. */
let isStored = true

let channel: BroadcastChannel | undefined
let hasEvicted = false

/** Reads the stored draft: `null` if there is none, or none that can be read. */
export function readDraft(): Draft | null {
  if (!isStored) return draft
  try {
    const text = sessionStorage.getItem(draftKey)
    const result = v.safeParse(draftSchema, JSON.parse(text ?? 'null'))
    draft = result.success ? result.output : null
    submission = draft?.submission ?? submission
  } catch {
    // Storage is blocked, or the text is not JSON: the page's own copy counts.
  }
  return draft
}

/** What a form stores. */
interface DraftChange extends Pick<Draft, 'values' | 'locale'> {
  variant: EnquiryVariant
  showsErrors: boolean
}

/** Stores what a form contains. An empty form is a draft only while it shows errors. */
export function writeDraft({ values, locale, variant, showsErrors }: DraftChange): void {
  // The errors of the other form stay.
  const others = draft?.errorsIn === variant ? null : (draft?.errorsIn ?? null)
  const errorsIn = showsErrors ? variant : others
  if (isBlank(values) && errorsIn === null) {
    removeDraft()
    return
  }
  draft = { begunAt: draft?.begunAt ?? Date.now(), values, errorsIn, locale, submission }
  store(JSON.stringify(draft))
}

/** Removes the draft, because it was sent or emptied. */
export function removeDraft(): void {
  draft = null
  store(null)
}

/** The submission for a payload, stored with the draft, so that a retry after a reload has the same key. */
export function submissionFor(body: string): Submission {
  submission = submissionOf(body, submission)
  if (draft) {
    draft = { ...draft, submission }
    store(JSON.stringify(draft))
  }
  return submission
}

/** When the draft was begun, perhaps on an earlier page. */
export function draftBegunAt(): number {
  return draft?.begunAt ?? Date.now()
}

/** Whether all fields are empty. */
export function isBlank(values: FormValues): boolean {
  return fieldNames.every((name) => values[name] === '')
}

/**
 * Firefox restores a page from the back/forward cache with the `sessionStorage` of when it was left: it would
 * show an old draft and overwrite the newer one. A page that misses a message is loaded anew instead
 * (https://github.com/whatwg/html/issues/7253). So pages whose forms have loaded listen, and the first change of the
 * draft in a page sends a message.
 */
export function evictOutdatedPages(): void {
  try {
    channel = new BroadcastChannel(draftKey)
    channel.addEventListener('message', () => undefined)
  } catch {
    // Firefox refuses it where storage is blocked, and then there is no draft.
  }
  addEventListener('pageshow', () => {
    hasEvicted = false
  })
}

function store(text: string | null): void {
  if (!hasEvicted) channel?.postMessage(null)
  hasEvicted = true
  try {
    if (text === null) sessionStorage.removeItem(draftKey)
    else sessionStorage.setItem(draftKey, text)
    isStored = true
  } catch {
    isStored = false
  }
}
