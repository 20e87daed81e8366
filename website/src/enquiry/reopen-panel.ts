/**
 * Opens the panel around an outcome, if the visitor has closed it meanwhile: a failure would be taken
 * for an enquiry that has arrived, and after a success the form would be empty without a word.
 * @returns whether it was closed
 */
export function reopenPanel(outcome: HTMLElement): boolean {
  const panel = outcome.closest('dialog')
  if (panel?.open !== false) return false
  panel.showModal()
  return true
}
