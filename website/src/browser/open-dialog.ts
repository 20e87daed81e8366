/** In milliseconds; what most systems allow between two clicks. */
const doubleClickTime = 500

/** Opens a dialog that a click outside closes, but not the second click of a double click on its opener. */
export function openDialog(dialog: HTMLDialogElement): void {
  dialog.showModal()
  dialog.setAttribute('closedby', 'closerequest')
  setTimeout(() => {
    dialog.setAttribute('closedby', 'any')
  }, doubleClickTime)
}
