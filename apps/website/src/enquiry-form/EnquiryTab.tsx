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
 * Without script the tab is a link to the contact page; script shows the button (browser/panel.ts).
 */
export function EnquiryTab({ label, landmark, contactHref }: EnquiryTabProps) {
  const words = <span className={styles.label}>{label}</span>
  return (
    <aside aria-label={landmark}>
      <button type="button" className={styles.tab} data-opens-panel aria-haspopup="dialog" hidden>
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
