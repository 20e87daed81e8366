/** In milliseconds; what most systems allow between two clicks. */
const doubleClickTime = 500

/**
 * Ignores the second click of a double click on the opener of a dialog, whichever that was: until then
 * `closedby` keeps a click outside from closing it, and the styles of the panel keep its content, which may
 * cover the opener, from being clicked.
 */
export function ignoreDoubleClick(dialog: HTMLDialogElement): void {
  let timer: ReturnType<typeof setTimeout>
  // Older browsers know no `toggle` event of dialogs (Chrome before 132, Firefox before 133).
  new MutationObserver(() => {
    clearTimeout(timer)
    if (!dialog.open) return
    dialog.setAttribute('closedby', 'closerequest')
    timer = setTimeout(() => {
      dialog.setAttribute('closedby', 'any')
    }, doubleClickTime)
  }).observe(dialog, { attributeFilter: ['open'] })
}
