import { panelId } from './EnquiryPanel.tsx'
import styles from './EnquiryTab.module.css'

interface EnquiryTabProps {
  label: string
  /** The accessible name of the landmark around the tab. */
  landmark: string
  contactHref: string
}

/**
 * The tab on the right edge of every page, which opens the side panel. In the reading order it comes after
 * the main content and before the footer, in a landmark of its own.
 *
 * Not every browser opens the panel without script. Without script the tab is therefore a link to the
 * contact page; script shows the button (browser/dialog-commands.ts).
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
