import styles from './EnquiryTab.module.css'

interface EnquiryTabProps {
  label: string
  /** The accessible name of the landmark around the tab. */
  landmark: string
  contactHref: string
}

/**
 * The tab on the right edge of every page, which opens the side panel. In the reading order it comes after
 * the main content and before the footer, as a landmark.
 *
 * Without JavaScript the tab is a link to the contact page (browser/panel.ts shows the button).
 */
export function EnquiryTab({ label, landmark, contactHref }: EnquiryTabProps) {
  const text = <span className={styles.label}>{label}</span>
  return (
    <aside aria-label={landmark}>
      <button type="button" className={styles.tab} data-opens-panel aria-haspopup="dialog" hidden>
        {text}
      </button>
      <noscript>
        <a className={styles.tab} href={contactHref}>
          {text}
        </a>
      </noscript>
    </aside>
  )
}
