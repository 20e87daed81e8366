interface PrivacyLineProps {
  line: string
  /** The text of the link to the privacy notice. */
  link: string
  href: string
}

/** How the form's data is used, with a link to the privacy notice. */
export function PrivacyLine({ line, link, href }: PrivacyLineProps) {
  return (
    <p>
      {`${line} `}
      <a className="underlined" href={href}>
        {link}
      </a>
    </p>
  )
}
