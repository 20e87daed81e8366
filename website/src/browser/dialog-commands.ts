/** In milliseconds: how long the panel slides in (specification, section 2). */
const openingTime = 300

/**
 * Shows and closes the panel in browsers without invoker commands (Safari before 26.2, Firefox before 144) or
 * without light dismiss of dialogs (Firefox before 141, all versions of Safari). In every browser, ignores
 * double clicks on what opens or closes it.
 */
export function startDialogCommands(): void {
  const dialog = document.querySelector('dialog')
  // Firefox before 98 and Safari before 15.4 have no dialogs: the tab stays hidden.
  if (!dialog || !('showModal' in dialog)) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[commandfor]')) {
    button.hidden = false
    if ('command' in HTMLButtonElement.prototype) continue
    button.addEventListener('click', () => {
      if (dialog.open) {
        dialog.close()
        return
      }
      // Safari focuses nothing in a dialog that is still closing.
      for (const closing of dialog.getAnimations()) closing.finish()
      dialog.showModal()
    })
  }
  keepOpenAtFirst(dialog)
  if (!('closedBy' in dialog)) closeOnClickOutside(dialog)
}

/** The second click of a double click on what opens the panel would hit the backdrop and close it again. */
function keepOpenAtFirst(dialog: HTMLDialogElement): void {
  // Older browsers know no `toggle` event of dialogs (Chrome before 132, Firefox before 133).
  new MutationObserver(() => {
    if (!dialog.open) return
    dialog.setAttribute('closedby', 'closerequest')
    setTimeout(() => {
      dialog.setAttribute('closedby', 'any')
    }, openingTime)
  }).observe(dialog, { attributeFilter: ['open'] })
}

function closeOnClickOutside(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  // A click on the backdrop has the dialog as its target, but so has a text selection that began in a
  // field and was dragged out of the panel.
  dialog.addEventListener('click', ({ target }) => {
    // A backdrop that inherits no styles (Firefox before 120, Safari before 17.4) is clicked all the same.
    const isDismissible = dialog.getAttribute('closedby') !== 'closerequest'
    if (isDismissible && target === dialog && pressed === dialog) dialog.close()
  })
}
