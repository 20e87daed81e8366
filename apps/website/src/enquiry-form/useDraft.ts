import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FieldErrors } from '@site/enquiry/form-answer.ts'
import { emptyValues, type FormValues } from '@site/enquiry/fields.ts'
import { checkValues } from '@site/enquiry/form-schema.ts'
import { currentDraft, isEmptyDraft, loadDraft, saveDraft } from './draft.ts'
import { changedNames, currentValues, writeValues } from './form-controls.ts'
import type { FormState } from './form-state.ts'
import { usePanelOpen } from './usePanelOpen.ts'

/** Shows the draft of page and panel: when the form mounts, the panel opens or closes, or Back restores the page. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { submit: { status } }: FormState,
  update: (change: Partial<FormState>) => void,
) {
  const panelOpen = usePanelOpen()
  /** The draft that this form has last shown or saved. */
  const lastSynced = useRef(emptyValues)

  const showDraft = useEffectEvent(() => {
    const draft = currentDraft()
    // Only what has changed: the browser may have autofilled other fields, which the draft does not know.
    const changed = changedNames(lastSynced.current, draft.values)
    lastSynced.current = draft.values
    if (!form.current || changed.length === 0) return
    writeValues(form.current, draft.values, changed)
    const values = currentValues(form.current)
    update({ values, errors: draft.showsErrors ? checkValues(values).errors : null })
    // Another form has sent it, so there is nothing to retry.
    if (isEmptyDraft(draft) && status === 'failed') update({ submit: { status: 'idle' } })
  })

  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    loadDraft()
    showDraft()
    // WebKit never settles a request whose page was left. A retry has the same key.
    if (status === 'sending') update({ submit: { status: 'idle' } })
  })

  useLayoutEffect(() => {
    showDraft()
  }, [panelOpen])
  useEffect(() => {
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('pageshow', onPageShow)
    }
  }, [])

  return {
    save: (values: FormValues, errors: FieldErrors | null) => {
      lastSynced.current = values
      saveDraft(values, Object.keys(errors ?? {}).length > 0)
    },
    /** Removes the draft of sent values. @returns the values of a draft that another form has changed since */
    removeSent: (sent: FormValues): FormValues => {
      const current = currentDraft().values
      const remaining = changedNames(sent, current).length > 0 ? current : emptyValues
      lastSynced.current = remaining
      saveDraft(remaining, false)
      return remaining
    },
  }
}
