import { type DefaultToastOptions, resolveValue, useToaster } from 'react-hot-toast/headless'
import styles from './Toasts.module.css'

/** In milliseconds (specification, section 9). The library keeps the limit of 20 by itself. */
const toastOptions: DefaultToastOptions = {
  duration: 4000,
  removeDelay: 1000,
  success: { duration: 2000 },
  error: { duration: 4000 },
  loading: { duration: Infinity },
}

/**
 * The toasts of one form. Hidden from assistive technology, for which the form's status text says the same
 * (decision 3).
 */
export function Toasts({ toasterId }: { toasterId: string }) {
  const { toasts } = useToaster(toastOptions, toasterId)
  return (
    <div className={styles.toasts} aria-hidden="true">
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
    </div>
  )
}
