import { panelId } from './EnquiryPanel.tsx'
import styles from './EnquiryTab.module.css'

interface EnquiryTabProps {
  label: string
}

/** The tab on the right edge of every page that opens the side panel. */
export function EnquiryTab({ label }: EnquiryTabProps) {
  return (
    <button
      type="button"
      className={styles.tab}
      command="show-modal"
      commandfor={panelId}
      aria-haspopup="dialog"
    >
      <span className={styles.label}>{label}</span>
    </button>
  )
}
