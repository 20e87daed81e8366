import { fieldNames } from '@site/enquiry/fields.ts'
import { emptyValues, type FormValues } from '@site/enquiry/form-values.ts'
import { type Submission, nextSubmission } from './submission.ts'

/** The key in `sessionStorage`. */
export const draftKey = 'enquiry-draft'

/** An unsent enquiry, which panel and contact page share, in any language. */
export interface Draft {
  values: FormValues
  /** Whether a form shows the errors of the values. */
  showsErrors: boolean
  /** The last attempt to send the draft. */
  submission: Submission | null
}

/** This page's copy: typing never reads storage, and if storage is blocked the draft lasts as long as the page. */
let draft: Draft | null = null

/** Kept after the draft is removed, so that the same text sent again from this page is the same enquiry. */
let submission: Submission | null = null

/** The draft as this page knows it. */
export function currentDraft(): Draft | null {
  return draft
}

/** Loads the draft that this page or another one has stored. */
export function loadDraft(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as Draft | null
    // A draft that was stored before a field was added lacks that field.
    draft = stored && { ...stored, values: { ...emptyValues, ...stored.values } }
    submission = draft?.submission ?? submission
  } catch {
    // Storage is blocked.
  }
}

/** Stores the values of a form, or removes the draft if they are all empty. */
export function saveDraft(values: FormValues, showsErrors: boolean): void {
  const isEmpty = fieldNames.every((name) => values[name] === '')
  draft = isEmpty ? null : { values, showsErrors, submission }
  persist()
}

/** The submission for a payload, stored with the draft, so that a retry after a reload has the same key. */
export function submissionFor(body: string): Submission {
  submission = nextSubmission(body, submission)
  draft &&= { ...draft, submission }
  persist()
  return submission
}

/**
 * Evicts earlier pages from the back/forward cache: Firefox would restore them with the `sessionStorage` of when they
 * were left, so that an old draft would be shown and overwrite the newer one. A cached page that misses a broadcast
 * message is reloaded instead (https://github.com/whatwg/html/issues/7253).
 */
export function evictCachedPages(): void {
  try {
    const channel = new BroadcastChannel(draftKey)
    channel.onmessage = () => undefined
    channel.postMessage(null)
  } catch {
    // Firefox throws where storage is blocked, and then there is no draft to protect.
  }
}

function persist(): void {
  try {
    if (draft) sessionStorage.setItem(draftKey, JSON.stringify(draft))
    else sessionStorage.removeItem(draftKey)
  } catch {
    // Storage is blocked, or too full for the draft; then the last version that fitted stays.
  }
}
