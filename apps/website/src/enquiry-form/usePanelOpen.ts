import { useSyncExternalStore } from 'react'

const panel = () => document.querySelector('dialog')

/** Whether the side panel is open; false in the delivered page. */
export function usePanelOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => panel()?.open ?? false,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  // Older browsers know no `toggle` event of dialogs (Chrome before 132, Firefox before 133).
  const observer = new MutationObserver(listener)
  const dialog = panel()
  if (dialog) observer.observe(dialog, { attributeFilter: ['open'] })
  return () => {
    observer.disconnect()
  }
}
