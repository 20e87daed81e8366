import type { ClientDirective } from 'astro'
import { listenForDraftChanges } from './draft-changes.ts'
import { draftKey, formTranslated, historyKey } from './draft-keys.ts'
import { listenForEarlySends, sendPressed } from './early-send.ts'
import { prepareNativePost } from './prepare-native-post.ts'

/**
 * In milliseconds. If the form's code has not loaded this long after Send was pressed, the form is posted
 * natively, which is answered by a whole page.
 */
const nativePostDelay = 10_000

/** In milliseconds. A native post that has not been answered by then can be repeated. */
const nativePostTimeout = 20_000

// Runs at the end of the body (middleware.ts). Until it has arrived, a press on Send posts natively.
listenForEarlySends()
listenForDraftChanges()

/**
 * `client:interaction`: hydrates an island on the first interaction: a pointer or the focus in the island
 * or in the dialog around it, the dialog opening, or Send. A stored draft counts as an interaction
 * (decision 15). When loading the code fails, the next interaction tries again, and Send posts natively.
 *
 * A form that the browser has translated is not hydrated and posts natively: React would not recognise
 * its texts, and would replace the form without what was typed. The form's code only shows the draft in it
 * (enquiry/unloaded-forms.ts).
 */
const interaction: ClientDirective = (load, _options, island) => {
  let isLoading = false
  let nativePostTimer: ReturnType<typeof setTimeout>
  let postedForm: HTMLFormElement | null = null
  const isPosting = () => postedForm !== null
  const isHydrated = () => !island.hasAttribute('ssr')
  // Values of fields are not part of it, translated texts are.
  const deliveredText = island.textContent
  const deliveredElements = new Set(island.querySelectorAll('*'))

  const start = async () => {
    if (isLoading || isPosting() || isHydrated()) return
    isLoading = true
    // Without a connection, `ssr` stays, and the next interaction tries again.
    const hydrate = await load().catch(() => null)
    // A form that is hydrated while it posts could be sent twice.
    if (hydrate && !isPosting()) {
      if (island.textContent === deliveredText) {
        removeAddedElements()
        await hydrate()
      } else island.dispatchEvent(new Event(formTranslated, { bubbles: true }))
    }
    isLoading = false
    if (!isHydrated()) postNatively()
  }
  /**
   * Password managers and writing aids add some, with which React would replace the form as well. It still does
   * where they were added before this code ran, or contain a field (enquiry/useDeliveredForm.ts).
   */
  const removeAddedElements = () => {
    for (const element of island.querySelectorAll('*')) {
      if (!deliveredElements.has(element) && !element.firstChild) element.remove()
    }
  }
  const pressedForm = () => island.querySelector<HTMLFormElement>('form[aria-busy="true"]')
  const postNatively = () => {
    const form = pressedForm()
    if (!form || form.noValidate || isPosting()) return
    if (!navigator.onLine) {
      // A native post would lead to the browser's error page.
      repeatOnceOnline(form)
      return
    }
    postedForm = form
    prepareNativePost(form)
    setPosting(form, true)
    form.submit()
    // The visitor may have stopped it.
    setTimeout(release, nativePostTimeout)
  }
  const release = () => {
    if (postedForm) setPosting(postedForm, false)
    postedForm = null
  }
  const repeatOnceOnline = (form: HTMLFormElement) => {
    form.setAttribute('aria-busy', 'false')
    const offlineLine = form.querySelector('[data-offline]')
    offlineLine?.removeAttribute('hidden')
    // As for any early press, the visitor presses again after an edit in any form.
    let isEdited = false
    document.addEventListener('input', () => (isEdited = true))
    const repeat = () => {
      if (isHydrated()) return
      offlineLine?.setAttribute('hidden', '')
      if (!isEdited) form.setAttribute('aria-busy', 'true')
      onInteraction()
    }
    addEventListener('online', repeat, { once: true })
  }
  const onInteraction = () => void start()
  const startWithDraft = () => {
    try {
      // The note of a form in this history entry (enquiry/history-note.ts).
      const notes = (history.state as Record<string, unknown> | null)?.[historyKey]
      if (sessionStorage.getItem(draftKey) || notes) onInteraction()
    } catch {
      // No storage, no draft.
    }
  }

  const scope = island.closest('dialog') ?? island
  for (const type of ['pointerover', 'focusin', 'beforetoggle', sendPressed]) {
    scope.addEventListener(type, onInteraction)
  }
  island.addEventListener(sendPressed, () => {
    clearTimeout(nativePostTimer)
    nativePostTimer = setTimeout(postNatively, nativePostDelay)
  })
  addEventListener('pageshow', ({ persisted }) => {
    // The visitor came back from the answer to the native post.
    if (persisted) release()
  })
  // What was written in the panel is shown in the page's form as well.
  document.addEventListener('close', startWithDraft, true)
  if (pressedForm()) onInteraction()
  // Before a prerendered page is shown, the draft may still change on another page.
  if (document.prerendering) document.addEventListener('prerenderingchange', startWithDraft)
  else startWithDraft()
}
export default interaction

/** Shows a form as being sent, and locks its fields meanwhile. */
function setPosting(form: HTMLFormElement, isPosting: boolean): void {
  form.setAttribute('aria-busy', String(isPosting))
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    field.readOnly = isPosting
  }
}
