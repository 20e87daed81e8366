import { fieldNames, type FieldName } from '../../../enquiry-contract/fields.ts'
import { emptyValues } from '../../../enquiry-contract/form-values.ts'
import { formTranslated } from '../browser/draft-keys.ts'
import { type Draft, readDraft, subscribeToDraft, updateDraft } from './draft.ts'
import { enquiryVariants } from './enquiry-variant.ts'
import { typedAt, writeValues } from './form-controls.ts'
import { noteInHistory, readHistoryNote } from './history-note.ts'
import { restoreValues } from './restore-values.ts'

/*
 * The forms of the page that are not hydrated, because their code has not loaded or because the browser has
 * translated them (browser/interaction.ts). They store what is typed themselves
 * (browser/store-unloaded-draft.ts).
 */

/** Astro removes `ssr` when an island is hydrated. */
const unloadedIsland = 'astro-island[ssr]'

/** Shows the draft in a form that the browser has translated, as hydration would. */
function showDraft({ target }: Event): void {
  const form = (target as HTMLElement).querySelector('form')
  const variant = enquiryVariants.find((known) => known === form?.parentElement?.dataset.variant)
  if (!form || !variant) return
  const values = restoreValues(form, readDraft(), readHistoryNote(variant))
  writeValues(form, values)
  updateDraft({ values }, () => undefined)
  noteInHistory(variant, false)
  form.dataset.showsDraft = ''
}

/**
 * Shows there what has changed in another form. Not in one that is still empty: the browser would restore after Back
 * what no note in its history entry calls outdated.
 */
function showInUnloadedForms(draft: Draft | null, changed: readonly FieldName[]): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`${unloadedIsland} form`)) {
    const isTyped = fieldNames.some((name) => typedAt(form, name) > 0)
    if (!isTyped && form.dataset.showsDraft === undefined) continue
    writeValues(form, draft?.values ?? emptyValues, changed)
  }
}

if (!import.meta.env.SSR) {
  document.addEventListener(formTranslated, showDraft)
  subscribeToDraft(showInUnloadedForms)
}

/** Calls a listener when such a form is typed into. Returns a function that unsubscribes. */
export function subscribeToUnloadedForms(listener: () => void): () => void {
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.closest(unloadedIsland)) listener()
  }
  addEventListener('input', onInput)
  return () => {
    removeEventListener('input', onInput)
  }
}
