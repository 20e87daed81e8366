/** For browsers without invoker commands or light dismiss of dialogs (Safari before 26.2, Firefox before 144). */
export function startDialogCommands(): void {
  if (!('command' in HTMLButtonElement.prototype)) {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[commandfor]')) {
      const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
      if (!(dialog instanceof HTMLDialogElement)) continue
      button.addEventListener('click', () => {
        if (button.getAttribute('command') === 'show-modal') dialog.showModal()
        else dialog.close()
      })
    }
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[closedby="any"]')) {
      // A click on the backdrop has the dialog itself as its target.
      dialog.addEventListener('click', (event) => {
        if (event.target === dialog) dialog.close()
      })
    }
  }
}
