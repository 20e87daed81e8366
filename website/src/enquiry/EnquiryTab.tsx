import { panelId } from './EnquiryPanel.tsx'
import styles from './EnquiryTab.module.css'

interface EnquiryTabProps {
  label: string
  contactHref: string
}

/**
 * The tab on the right edge of every page that opens the side panel. Not every browser opens it
 * without script, so there the tab is a link to the contact page instead, and script shows the
 * button (browser/dialog-commands.ts).
 */
export function EnquiryTab({ label, contactHref }: EnquiryTabProps) {
  const words = <span className={styles.label}>{label}</span>
  return (
    <>
      <button
        type="button"
        className={styles.tab}
        command="show-modal"
        commandfor={panelId}
        aria-haspopup="dialog"
        hidden
      >
        {words}
      </button>
      <noscript>
        <a className={styles.tab} href={contactHref}>
          {words}
        </a>
      </noscript>
    </>
  )
}
