import * as v from 'valibot'
import {
  emptyValues,
  fieldNames,
  type FieldName,
  type FormValues,
} from '../../../enquiry-contract/form-values.ts'
import { draftKey } from '../browser/draft-key.ts'
import { enquiryVariants } from './enquiry-variant.ts'

const draftSchema = v.object({
  values: v.object(v.entriesFromList(fieldNames, v.string())),
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

/** Changes parts of the draft and tells every form but the author. A draft without a word is none. */
export function updateDraft(change: Partial<Draft>, author: DraftListener): void {
  const draft = { ...(readDraft() ?? emptyDraft), ...change }
  const blank = fieldNames.every((name) => draft.values[name] === '')
  if (blank && !draft.errorsIn) {
    forgetDraft(author)
    return
  }
  const text = JSON.stringify(draft)
  if (text === readText()) return
  storeText(text)
  tell(draft, author)
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
 * What a form holds once script takes over: what is written in it wins over the draft. `outdated`
 * tells which fields may hold less than the draft knows, although they are not empty.
 */
export function mergeDraft(
  written: FormValues,
  draft: FormValues,
  outdated: (name: FieldName) => boolean,
): FormValues {
  const entries = fieldNames.map((name) => {
    const keep = written[name] !== '' && (!outdated(name) || draft[name] === '')
    return [name, keep ? written[name] : draft[name]]
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
}
