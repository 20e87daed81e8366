import { fieldNames } from '../../../enquiry-contract/fields.ts'
import { emptyValues } from '../../../enquiry-contract/form-values.ts'
import type { Draft } from './draft.ts'
import { typedAt, writeValues } from './form-controls.ts'

/*
 * The forms of the page whose code has not loaded, because the line failed or because the browser has
 * translated them (browser/interaction.ts).
 */

/** Astro removes `ssr` when an island is hydrated. */
const unloadedIsland = 'astro-island[ssr]'

/** Shows the draft in the fields that were typed into, which would bring back an older text or one that was sent. */
export function showInUnloadedForms(draft: Draft | null): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`${unloadedIsland} form`)) {
    const typed = fieldNames.filter((name) => typedAt(form, name) > 0)
    writeValues(form, draft?.values ?? emptyValues, typed)
  }
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
