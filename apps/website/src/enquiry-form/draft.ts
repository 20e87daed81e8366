import { fieldNames } from '@site/enquiry/fields.ts'
import { emptyValues, type FormValues } from '@site/enquiry/form-values.ts'
import { type Submission, submissionOf } from './submission.ts'

/** The key in `sessionStorage`. */
export const draftKey = 'enquiry-draft'

/** An unsent enquiry, which panel and contact page share, in any language. */
export interface Draft {
  values: FormValues
  /** Whether a form shows the errors of the values. */
  showsErrors: boolean
  /** The last attempt to send it. */
  submission: Submission | null
}

/** The page's own copy: a key press reads nothing, and where the browser refuses to store the draft, it counts. */
let draft: Draft | null = null

/** Kept when the draft is removed: the same text, sent again from this page, is the same enquiry. */
let submission: Submission | null = null

/** The draft as this page knows it. */
export function currentDraft(): Draft | null {
  return draft
}

/** Reads what this page or another one has stored. */
export function readDraft(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as Draft | null
    // One that was stored before the form got a field lacks that field.
    draft = stored && { ...stored, values: { ...emptyValues, ...stored.values } }
    submission = draft?.submission ?? submission
  } catch {
    // Storage is blocked.
  }
}

/** Stores what a form contains. An empty form is no draft. */
export function writeDraft(values: FormValues, showsErrors: boolean): void {
  const isEmpty = fieldNames.every((name) => values[name] === '')
  draft = isEmpty ? null : { values, showsErrors, submission }
  store()
}

/** The submission for a payload, stored with the draft, so that a retry after a reload has the same key. */
export function submissionFor(body: string): Submission {
  submission = submissionOf(body, submission)
  draft &&= { ...draft, submission }
  store()
  return submission
}

/**
 * Firefox restores a page from the back/forward cache with the `sessionStorage` of when it was left: it would
 * show an old draft and overwrite the newer one. A page that misses a message is loaded anew instead
 * (https://github.com/whatwg/html/issues/7253). So the forms of a page listen once they have loaded, and send a message
 * to those of earlier pages.
 */
export function evictEarlierPages(): void {
  try {
    const channel = new BroadcastChannel(draftKey)
    channel.onmessage = () => undefined
    channel.postMessage(null)
  } catch {
    // Firefox refuses it where storage is blocked, and then there is no draft.
  }
}

function store(): void {
  try {
    if (draft) sessionStorage.setItem(draftKey, JSON.stringify(draft))
    else removeStored()
  } catch {
    // Storage is full, and has no draft rather than an older one; or it is blocked.
    removeStored()
  }
}

function removeStored(): void {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // Storage is blocked.
  }
}
