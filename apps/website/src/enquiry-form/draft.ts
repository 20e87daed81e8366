import { fieldNames, emptyValues, type FormValues } from '@site/enquiry/fields.ts'

/** The key in `sessionStorage`. */
export const draftKey = 'enquiry-draft'

/** An attempt to send an enquiry. */
export interface Submission {
  /** The `Idempotency-Key`, by which the service recognises a retry. */
  key: string
  /** The payload as JSON. */
  body: string
}

/** An unsent enquiry, which panel and contact page share, in any language. */
export interface Draft {
  values: FormValues
  /** Whether a form shows the errors of the values. */
  showsErrors: boolean
  /** The last one. A retry after a reload has the same key. */
  submission: Submission | null
}

/** This page's copy, so that typing never reads storage. If storage is blocked, it lasts as long as the page. */
let draft: Draft = { values: emptyValues, showsErrors: false, submission: null }

/** The draft as this page knows it. Its values are empty if there is none. */
export const currentDraft = () => draft

export const isEmptyDraft = ({ values }: Draft) => fieldNames.every((name) => values[name] === '')

/** Reads the draft that this page or another one has stored. */
export function loadDraft(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Partial<Draft>
    draft = {
      // A draft that was stored before a field was added lacks that field.
      values: { ...emptyValues, ...stored.values },
      showsErrors: stored.showsErrors ?? false,
      submission: stored.submission ?? draft.submission,
    }
  } catch {
    // Storage is blocked, or its content is not a draft.
  }
}

/** Stores the values of a form. Empty values remove the draft. */
export function saveDraft(values: FormValues, showsErrors: boolean): void {
  store({ ...draft, values, showsErrors })
}

/** The submission for a payload: the last one again if it had the same, even if its draft was removed since. */
export function submissionFor(body: string): Submission {
  const last = draft.submission
  const submission = last?.body === body ? last : { key: randomUuid(), body }
  store({ ...draft, submission })
  return submission
}

/** A version 4 UUID (RFC 9562, section 5.4): plain HTTP in a local network has no `crypto.randomUUID`. */
export function randomUuid(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}

function store(changed: Draft): void {
  draft = changed
  try {
    if (isEmptyDraft(draft)) sessionStorage.removeItem(draftKey)
    else sessionStorage.setItem(draftKey, JSON.stringify(draft))
  } catch {
    // Storage is blocked, or too full for the draft; then the last version that fitted stays.
  }
}

/**
 * Evicts earlier pages from the back/forward cache, which Firefox would restore with an old draft: a cached page that
 * misses a broadcast message is reloaded instead (https://github.com/whatwg/html/issues/7253).
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
