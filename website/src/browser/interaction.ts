import type { ClientDirective } from 'astro'
import { listenForDraftChanges } from './draft-changes.ts'
import { draftKey, historyKey } from './draft-keys.ts'
import { keepEarlySends, sendPressed } from './early-send.ts'

/**
 * In milliseconds. A visitor who has pressed Send and still waits for the form's code then gets the
 * native post, whose answer is a whole page.
 */
const nativePostDelay = 10_000

// As soon as the parser reaches the first form, so that no press on Send comes too early.
keepEarlySends()
listenForDraftChanges()

/**
 * `client:interaction`: hydrates an island on the first sign that the visitor wants it: a pointer or
 * the focus in the island or in the dialog around it, the dialog opening, or Send. A stored draft
 * counts as such a sign (decision 15). Where the code cannot be loaded, the next sign tries
 * again, and a pressed Send posts the form natively.
 *
 * Where a browser has translated the page, React would not recognise its words: it would build the form
 * anew, without what was typed. Such a form stays as it is, and is sent as without script.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let isLoading = false
  let postedForm: HTMLFormElement | null = null
  const isPosting = () => postedForm !== null
  // What is typed or chosen is no text of the page. Chrome puts the new words into elements of its own,
  // Firefox and Safari into the text as it stands.
  const wordsAsDelivered = island.textContent
  const isTranslated = () => island.textContent !== wordsAsDelivered

  const start = async () => {
    if (isLoading || isPosting() || !island.hasAttribute('ssr')) return
    isLoading = true
    try {
      const hydrate = await load()
      // A form that was taken over while it posts could be sent a second time.
      if (!isPosting() && !isTranslated()) await hydrate()
    } catch {
      // Without a connection; `ssr` stays.
    }
    isLoading = false
    if (island.hasAttribute('ssr')) postNatively()
  }
  const pressedForm = () => island.querySelector<HTMLFormElement>('form[aria-busy="true"]')
  const postNatively = () => {
    const form = pressedForm()
    if (!form || form.noValidate || isPosting()) return
    if (!navigator.onLine) {
      // The post would only lead to the browser's error page.
      addEventListener('online', onSign, { once: true })
      return
    }
    postedForm = form
    form.submit()
  }
  const onSign = () => void start()
  const startWithDraft = () => {
    try {
      if (sessionStorage.getItem(draftKey) || hasHistoryNote()) onSign()
    } catch {
      // No storage, no draft.
    }
  }

  const scope = island.closest('dialog') ?? island
  for (const sign of ['pointerover', 'pointerdown', 'focusin', 'beforetoggle', sendPressed]) {
    scope.addEventListener(sign, onSign)
  }
  island.addEventListener(sendPressed, () => {
    setTimeout(postNatively, nativePostDelay)
  })
  addEventListener('pageshow', ({ persisted }) => {
    // Back from the answer to the native post.
    if (!persisted) return
    postedForm?.setAttribute('aria-busy', 'false')
    postedForm = null
  })
  if (pressedForm()) onSign()
  // Until a page that was prepared is shown, the visitor may go on writing elsewhere, or send it.
  if (document.prerendering) document.addEventListener('prerenderingchange', startWithDraft)
  else startWithDraft()
}
export default interaction

/** Whether a form of this page has left a note for a visitor who comes back (history-note.ts). */
function hasHistoryNote(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && historyKey in state
}
