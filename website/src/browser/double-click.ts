/** In milliseconds; what most systems allow between two clicks. */
const doubleClickTime = 500

/**
 * Ignores the second click of a double click that opened or closed a dialog, whatever was clicked: it would
 * hit what has just appeared at that place. `closedby` keeps a click outside from closing the dialog.
 */
export function ignoreDoubleClick(dialog: HTMLDialogElement): void {
  const { style } = document.body
  let timer: ReturnType<typeof setTimeout>
  // Older browsers know no `toggle` event of dialogs (Chrome before 132, Firefox before 133).
  new MutationObserver(() => {
    clearTimeout(timer)
    dialog.setAttribute('closedby', 'closerequest')
    style.pointerEvents = 'none'
    timer = setTimeout(() => {
      dialog.setAttribute('closedby', 'any')
      style.pointerEvents = ''
    }, doubleClickTime)
  }).observe(dialog, { attributeFilter: ['open'] })
}
