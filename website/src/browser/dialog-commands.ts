import { ignoreDoubleClick } from './double-click.ts'

/**
 * Shows and closes dialogs in browsers without invoker commands (Safari before 26.2, Firefox before 144)
 * or without light dismiss of dialogs (Firefox before 141, all versions of Safari). In every browser,
 * ignores double clicks on what opens or closes a dialog.
 */
export function startDialogCommands(): void {
  // Firefox before 98 and Safari before 15.4 have no dialogs: the tab stays hidden.
  if (!('HTMLDialogElement' in globalThis)) return
  const knowsCommands = 'command' in HTMLButtonElement.prototype
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[commandfor]')) {
    button.hidden = false
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
    if (knowsCommands || !(dialog instanceof HTMLDialogElement)) continue
    button.addEventListener('click', () => {
      if (button.getAttribute('command') === 'show-modal') {
        // Safari focuses nothing in a dialog that is still closing.
        for (const closing of dialog.getAnimations()) closing.finish()
        dialog.showModal()
      } else dialog.close()
    })
  }
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[closedby="any"]')) {
    ignoreDoubleClick(dialog)
    if (!('closedBy' in dialog)) closeOnClickOutside(dialog)
  }
}

function closeOnClickOutside(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  // A click on the backdrop has the dialog as its target, but so has a text selection that began in a
  // field and was dragged out of the panel.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close()
  })
}
