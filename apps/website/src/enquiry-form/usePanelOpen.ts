import { useSyncExternalStore } from 'react'

const panel = () => document.querySelector('dialog')

/** Whether the side panel is open; false in the prerendered page. */
export const usePanelOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => panel()?.open ?? false,
    () => false,
  )

function subscribe(listener: () => void): () => void {
  // Chrome before 132 and Firefox before 133 have no `toggle` event for dialogs.
  const observer = new MutationObserver(listener)
  const dialog = panel()
  if (dialog) observer.observe(dialog, { attributeFilter: ['open'] })
  return () => {
    observer.disconnect()
  }
}
