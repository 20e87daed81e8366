import styles from './PrivacyLine.module.css'

interface PrivacyLineProps {
  line: string
  /** The name of the privacy notice. */
  link: string
  href: string
}

/** What happens to the details one enters, said where they are entered. */
export function PrivacyLine({ line, link, href }: PrivacyLineProps) {
  return (
    <p>
      {`${line} `}
      <a className={styles.link} href={href}>
        {link}
      </a>
    </p>
  )
}
