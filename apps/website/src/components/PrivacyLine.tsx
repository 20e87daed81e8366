interface PrivacyLineProps {
  line: string
  /** The name of the privacy notice. */
  link: string
  href: string
}

/** A line beside the form on how its data is used, with a link to the privacy notice. */
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
