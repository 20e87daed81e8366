import type { ReactNode } from 'react'
import { Icon } from '../components/Icon.tsx'
import styles from './EnquiryPanel.module.css'

interface EnquiryPanelProps {
  title: string
  /** The accessible name of the close button. */
  closeLabel: string
  children?: ReactNode
}

/** The side panel of every page, a modal dialog (browser/panel.ts). */
export function EnquiryPanel({ title, closeLabel, children }: EnquiryPanelProps) {
  const titleId = 'enquiry-panel-title'
  return (
    <dialog className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.content}>
        <div className={styles.head}>
          {/* Focused, so that a second Enter, or one held down, does not press the close button. */}
          <h2 id={titleId} className={`section-title ${styles.title}`} tabIndex={-1} autoFocus>
            {title}
          </h2>
          <button type="button" className="icon-button" data-closes-panel aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
