import styles from './EnquiryTab.module.css'

interface EnquiryTabProps {
  label: string
  /** The accessible name of the landmark around the tab. */
  landmark: string
  contactHref: string
}

/** The tab on the right edge, which opens the side panel; without JavaScript, a link to the contact page. */
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
