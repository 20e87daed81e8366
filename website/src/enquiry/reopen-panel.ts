/**
 * Opens the panel around an outcome if the visitor has closed it meanwhile. Otherwise a failure would go
 * unnoticed, and after a success the form would be empty without an explanation.
 * @returns whether it was closed
 */
export function reopenPanel(outcome: HTMLElement): boolean {
  const panel = outcome.closest('dialog')
  if (panel?.open !== false) return false
  panel.showModal()
  return true
}
