import { panelId } from './EnquiryPanel.tsx'
import styles from './EnquiryTab.module.css'

interface EnquiryTabProps {
  label: string
  /** The name of the landmark that the tab is. */
  landmark: string
  contactHref: string
}

/**
 * The tab on the right edge of every page that opens the side panel. It comes after the main content
 * and before the footer: whoever uses the keyboard or listens meets it once the page has been read, and
 * finds it as a landmark of its own at any time.
 *
 * Not every browser opens the panel without script, so there the tab is a link to the contact page,
 * and script shows the button (browser/dialog-commands.ts).
 */
export function EnquiryTab({ label, landmark, contactHref }: EnquiryTabProps) {
  const words = <span className={styles.label}>{label}</span>
  return (
    <aside aria-label={landmark}>
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
    </aside>
  )
}
