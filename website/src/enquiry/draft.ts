import * as v from 'valibot'
import { fieldNames, type FieldName } from '../../../enquiry-contract/fields.ts'
import { emptyValues, type FormValues } from '../../../enquiry-contract/form-values.ts'
import { announceDraftChange } from '../browser/draft-changes.ts'
import { draftKey } from '../browser/draft-keys.ts'
import { enquiryVariants } from './enquiry-variant.ts'

const draftSchema = v.object({
  // A field that the form has got since is empty in it.
  values: v.object(v.entriesFromList(fieldNames, v.optional(v.string(), ''))),
  /** The form that showed errors: the same form on the next page shows them again. */
  errorsIn: v.nullable(v.picklist(enquiryVariants)),
  submission: v.nullable(v.object({ key: v.string(), body: v.string() })),
})

/** An enquiry that is not sent yet. Panel and contact page share it; it survives a change of language. */
export type Draft = v.InferOutput<typeof draftSchema>

const emptyDraft: Draft = { values: emptyValues, errorsIn: null, submission: null }

/** Told when another form has changed the draft; `null` when it was sent. */
export type DraftListener = (draft: Draft | null) => void

const listeners = new Set<DraftListener>()

/** The draft when the browser refuses to store it: it then lives as long as the page. */
let unstored: string | null = null

/** The draft as it stands, or `null`. */
export function readDraft(): Draft | null {
  try {
    const result = v.safeParse(draftSchema, JSON.parse(readText() ?? 'null'))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** Changes parts of the draft and tells every form but the author. An empty form is no draft. */
export function updateDraft(change: Partial<Draft>, author: DraftListener): void {
  const draft = { ...(readDraft() ?? emptyDraft), ...change }
  if (isBlank(draft.values)) {
    forgetDraft(author)
    return
  }
  const text = JSON.stringify(draft)
  if (text === readText()) return
  storeText(text)
  tell(draft, author)
}

/** Whether the browser keeps the draft beyond this page. */
export function isDraftStored(): boolean {
  return unstored === null
}

/** Whether nobody has written in the form. */
export function isBlank(values: FormValues): boolean {
  return fieldNames.every((name) => values[name] === '')
}

/** Removes the draft once it is sent. */
export function forgetDraft(author: DraftListener): void {
  if (readText() === null) return
  storeText(null)
  tell(null, author)
}

/** Listens to the other forms of the page. Returns what ends it. */
export function followDraft(listener: DraftListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * What a form holds once script takes over: what is written in it wins over the draft. `isOutdated`
 * tells which fields hold a text that the browser has restored, and that the draft may know better;
 * `isDraftComplete` that the draft knew all of those texts, and lacks one only because it was deleted
 * or sent since.
 */
export function mergeDraft(
  written: FormValues,
  draft: FormValues,
  isOutdated: (name: FieldName) => boolean,
  isDraftComplete = false,
): FormValues {
  const entries = fieldNames.map((name) => {
    const isKept = !isOutdated(name) || (draft[name] === '' && !isDraftComplete)
    return [name, isKept && written[name] !== '' ? written[name] : draft[name]]
  })
  return Object.fromEntries(entries) as FormValues
}

function tell(draft: Draft | null, author: DraftListener): void {
  for (const listener of listeners) if (listener !== author) listener(draft)
}

function readText(): string | null {
  try {
    return sessionStorage.getItem(draftKey) ?? unstored
  } catch {
    return unstored
  }
}

function storeText(text: string | null): void {
  unstored = null
  try {
    sessionStorage.removeItem(draftKey)
    if (text !== null) sessionStorage.setItem(draftKey, text)
  } catch {
    unstored = text
  }
  announceDraftChange()
}
