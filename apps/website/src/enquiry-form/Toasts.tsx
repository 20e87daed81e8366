import { createPortal } from 'react-dom'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import type { EnquiryVariant } from './form-content.ts'
import { usePanelOpen } from './usePanelOpen.ts'
import styles from './Toasts.module.css'

/** The toasts of the form in one place, hidden from assistive technology where the form's status text says the same (decision 3). */
export function Toasts({ toasterId, variant }: { toasterId: string; variant: EnquiryVariant }) {
  const { toasts } = useToaster(undefined, toasterId)
  const panelOpen = usePanelOpen()
  const isFormExposed = panelOpen === (variant === 'panel')
  const panel = panelOpen ? document.querySelector('dialog') : null
  return createPortal(
    <div
      className={styles.toasts}
      {...(isFormExposed ? { 'aria-hidden': true } : { role: 'status' })}
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={styles.toast}
          data-type={toast.type}
          data-open={toast.visible}
        >
          {resolveValue(toast.message, toast)}
        </div>
      ))}
    </div>,
    panel ?? document.body,
  )
}
