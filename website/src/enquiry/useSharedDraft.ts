import {
  type Dispatch,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { FieldErrors, FormAnswer } from '../../../enquiry-contract/form-answer.ts'
import { fieldNames } from '../../../enquiry-contract/fields.ts'
import { checkValues } from '../../../enquiry-contract/form-schema.ts'
import { emptyValues, type FormValues } from '../../../enquiry-contract/form-values.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { carryOver, type DeliveredForm } from './carry-over.ts'
import { type Draft, isBlank, readDraft, removeDraft, writeDraft } from './draft.ts'
import type { EnquiryVariant } from './enquiry-variant.ts'
import { currentValues, startMessage, writeValues } from './form-controls.ts'
import type { FormAction, FormState } from './form-state.ts'
import { isReturning, restoreValues } from './restore-values.ts'
import { usePanelOpen } from './usePanelOpen.ts'
import { errorsAfterChange, hasErrors } from './visible-errors.ts'

interface SharedDraftOptions {
  variant: EnquiryVariant
  locale: Locale
  answer: FormAnswer | undefined
  delivered: DeliveredForm | undefined
  state: FormState
  dispatch: Dispatch<FormAction>
}

/**
 * The draft that page and panel share: shown when a form mounts, when the panel opens or closes, and when the page
 * is shown again.
 */
export function useSharedDraft(
  form: RefObject<HTMLFormElement | null>,
  options: SharedDraftOptions,
) {
  const { variant, locale, answer, delivered, state, dispatch } = options
  const panelOpen = usePanelOpen()
  /** The draft as this form has last read or written it. */
  const known = useRef(emptyValues)

  const save = (values: FormValues, errors: FieldErrors | null) => {
    known.current = values
    writeDraft({ values, locale, variant, showsErrors: hasErrors(errors) })
  }

  const restore = useEffectEvent(() => {
    if (!form.current) return
    if (delivered) carryOver(delivered, form.current)
    const draft = readDraft()
    known.current = draft?.values ?? emptyValues
    const values = restoreValues(form.current, known.current)
    const errors = answer?.errors ?? (showsErrorsAgain(draft) ? checkValues(values).errors : null)
    writeValues(form.current, values)
    dispatch({ type: 'edited', values, errors })
    // What the browser has restored may have been sent since, from another page.
    const isTyped = !delivered?.wasPosted && !isReturning() && differ(values, known.current)
    if (isTyped || hasErrors(errors)) save(values, errors)
  })

  /** An empty form shows its errors again in another language and after Back, but not on a new visit. */
  const showsErrorsAgain = (draft: Draft | null) =>
    draft?.errorsIn === variant &&
    (!isBlank(draft.values) || draft.locale !== locale || isReturning())

  const showDraft = useEffectEvent(() => {
    if (!form.current) return
    const draft = readDraft()
    const shared = draft?.values ?? emptyValues
    // Other fields may have texts that no draft knows, because the browser has filled them in.
    const changed = fieldNames.filter((name) => shared[name] !== known.current[name])
    if (changed.length === 0) return
    known.current = shared
    writeValues(form.current, shared, changed)
    const values = currentValues(form.current)
    const errors = draft && state.errors && errorsAfterChange(state.errors, null, values)
    dispatch({ type: 'edited', values, errors })
    // It was sent elsewhere, so there is nothing left to retry.
    if (!draft && state.submit.status === 'failed') dispatch({ type: 'cleared' })
  })

  /** A link such as the button at the end of a page has opened the panel (browser/enquiry-links.ts). */
  const startFromLink = useEffectEvent(() => {
    const panel = form.current?.closest('dialog')
    if (!form.current || !panel?.open || panel.dataset.contextWanted === undefined) return
    delete panel.dataset.contextWanted
    startMessage(form.current)
    if (state.submit.status === 'sent') dispatch({ type: 'cleared' })
  })

  /** WebKit never settles a request whose page was left. Sent again, the enquiry has the same key. */
  const stopWaiting = useEffectEvent(() => {
    if (state.submit.status === 'sending') dispatch({ type: 'cleared' })
  })

  // A layout effect, so that it ends before the next key press reaches the form.
  useLayoutEffect(() => {
    restore()
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      showDraft()
      if (persisted) stopWaiting()
    }
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('pageshow', onPageShow)
    }
  }, [])
  useEffect(() => {
    showDraft()
    startFromLink()
  }, [panelOpen])

  return {
    save,
    /**
     * Removes the draft of values that were sent, unless another form has changed it meanwhile.
     * @returns the values that are left
     */
    finish: (sent: FormValues): FormValues => {
      const draft = readDraft()
      if (draft && differ(draft.values, sent)) return draft.values
      removeDraft()
      known.current = emptyValues
      return emptyValues
    },
  }
}

const differ = (a: FormValues, b: FormValues) => fieldNames.some((name) => a[name] !== b[name])
