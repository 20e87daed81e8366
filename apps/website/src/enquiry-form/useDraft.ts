import {
  type Dispatch,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { FieldErrors } from '@site/enquiry/form-answer.ts'
import { fieldNames } from '@site/enquiry/fields.ts'
import { checkValues } from '@site/enquiry/form-schema.ts'
import { emptyValues, type FormValues } from '@site/enquiry/form-values.ts'
import { currentDraft, readDraft, writeDraft } from './draft.ts'
import { currentValues, writeValues } from './form-controls.ts'
import type { FormState } from './form-state.ts'
import { usePanelOpen } from './usePanelOpen.ts'

/**
 * The draft that page and panel share: shown when a form mounts, when the panel opens or closes, and when the page
 * is shown again.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { submit: { status } }: FormState,
  update: Dispatch<Partial<FormState>>,
) {
  const panelOpen = usePanelOpen()
  /** The draft as this form has last shown or written it. */
  const known = useRef(emptyValues)

  const show = useEffectEvent(() => {
    const draft = currentDraft()
    const shared = draft?.values ?? emptyValues
    // Other fields may have texts that no draft knows, because the browser has filled them in.
    const changed = changedNames(known.current, shared)
    known.current = shared
    if (!form.current || changed.length === 0) return
    writeValues(form.current, shared, changed)
    const values = currentValues(form.current)
    update({ values, errors: draft?.showsErrors ? checkValues(values).errors : null })
    // It was sent elsewhere, so there is nothing left to retry.
    if (!draft && status === 'failed') update({ submit: { status: 'idle' } })
  })

  const showAgain = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    readDraft()
    show()
    // WebKit never settles a request whose page was left. Sent again, the enquiry has the same key.
    if (status === 'sending') update({ submit: { status: 'idle' } })
  })

  useLayoutEffect(() => {
    show()
  }, [panelOpen])
  useEffect(() => {
    addEventListener('pageshow', showAgain)
    return () => {
      removeEventListener('pageshow', showAgain)
    }
  }, [])

  return {
    save: (values: FormValues, errors: FieldErrors | null) => {
      known.current = values
      writeDraft(values, Object.keys(errors ?? {}).length > 0)
    },
    /**
     * Ends the draft of values that were sent, unless another form has changed it meanwhile.
     * @returns the values that are left
     */
    finish: (sent: FormValues): FormValues => {
      const now = currentDraft()?.values ?? emptyValues
      const left = changedNames(sent, now).length > 0 ? now : emptyValues
      known.current = left
      writeDraft(left, false)
      return left
    },
  }
}

const changedNames = (before: FormValues, now: FormValues) =>
  fieldNames.filter((name) => before[name] !== now[name])
