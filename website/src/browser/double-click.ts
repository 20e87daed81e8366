/** In milliseconds; what most systems allow between two clicks. */
const doubleClickTime = 500

/**
 * Keeps a dialog that a click outside closes (`closedby="any"`) open at the second click of a double click on
 * its opener, whichever that was.
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
