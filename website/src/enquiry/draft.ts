import * as v from 'valibot'
import { fieldNames, type FieldName } from '../../../enquiry-contract/fields.ts'
import { emptyValues, type FormValues } from '../../../enquiry-contract/form-values.ts'
import { announceDraftChange } from '../browser/draft-changes.ts'
import { draftKey } from '../browser/draft-keys.ts'
import { enquiryVariants } from './enquiry-variant.ts'

const draftSchema = v.object({
  /** In milliseconds since 1970. */
  begunAt: v.optional(v.number(), () => Date.now()),
  // A draft that was stored before the form got a field lacks that field.
  values: v.object(v.entriesFromList(fieldNames, v.optional(v.string(), ''))),
  /** The form that showed errors: the same form on the next page shows them again. */
  errorsIn: v.nullish(v.picklist(enquiryVariants), null),
  submission: v.nullish(v.object({ key: v.string(), body: v.string() }), null),
})

/** An unsent enquiry, which panel and contact page share, in any language. */
export type Draft = v.InferOutput<typeof draftSchema>

const emptyDraft = { values: emptyValues, errorsIn: null, submission: null }

/**
 * Called when another form has changed the draft, with `null` when it was sent, and with the fields that have
 * changed: other fields of a form may have texts that no draft knows, because the browser has filled them in.
 */
export type DraftListener = (draft: Draft | null, changed: readonly FieldName[]) => void

interface DraftChange {
  author: DraftListener
  draft: Draft | null
  changed: readonly FieldName[]
}

/**
 * An event, because a page has this module twice when a request for the form's code has failed: Astro then loads
 * it under another address (`?astro-retry`).
 */
const draftChange = 'draftchange'

/** The draft where the browser refuses to store it: storage is blocked, or the text too long. */
let unstored: string | null = null

/** The current draft, or `null`. */
export function readDraft(): Draft | null {
  try {
    const result = v.safeParse(draftSchema, JSON.parse(readText() ?? 'null'))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/**
 * Changes parts of the draft and notifies every form but the author. An empty form is a draft only while it
 * shows errors: they may be shown again after Back, until an enquiry is sent.
 */
export function updateDraft(change: Partial<Draft>, author: DraftListener): void {
  const before = readDraft() ?? { begunAt: Date.now(), ...emptyDraft }
  const draft = { ...before, ...change }
  if (isBlank(draft.values) && draft.errorsIn === null) {
    removeDraft(author)
    return
  }
  const text = JSON.stringify(draft)
  if (text === readText()) return
  storeText(text)
  const changed = fieldNames.filter((name) => draft.values[name] !== before.values[name])
  notify({ author, draft, changed })
}

/** Whether the browser keeps the draft beyond this page. */
export function isDraftStored(): boolean {
  return unstored === null
}

/** Whether all fields are empty. */
export function isBlank(values: FormValues): boolean {
  return fieldNames.every((name) => values[name] === '')
}

/** Removes the draft once it is sent. */
export function removeDraft(author: DraftListener): void {
  if (readText() === null) return
  storeText(null)
  notify({ author, draft: null, changed: fieldNames })
}

/** Subscribes to changes by the other forms of the page. Returns a function that unsubscribes. */
export function subscribeToDraft(listener: DraftListener): () => void {
  const onChange = (event: Event) => {
    const { author, draft, changed } = (event as CustomEvent<DraftChange>).detail
    if (author !== listener) listener(draft, changed)
  }
  document.addEventListener(draftChange, onChange)
  return () => {
    document.removeEventListener(draftChange, onChange)
  }
}

function notify(detail: DraftChange): void {
  document.dispatchEvent(new CustomEvent(draftChange, { detail }))
}

function readText(): string | null {
  if (unstored !== null) return unstored
  try {
    return sessionStorage.getItem(draftKey)
  } catch {
    return null
  }
}

function storeText(text: string | null): void {
  unstored = null
  try {
    if (text === null) sessionStorage.removeItem(draftKey)
    else sessionStorage.setItem(draftKey, text)
  } catch {
    unstored = text
  }
  announceDraftChange()
}
