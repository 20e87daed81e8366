import type { FormTexts } from './form-texts.ts'

interface SentNoticeProps {
  texts: FormTexts
  reference: string
}

/** The quiet proof that the enquiry has arrived, with the number to speak of it. */
export function SentNotice({ texts, reference }: SentNoticeProps) {
  const [before, after] = texts.SENT_REFERENCE.split('{reference}')
  return (
    <div className="sent-notice">
      <svg className="sent-notice-disc" viewBox="0 0 72 72" aria-hidden="true">
        <circle className="sent-notice-ground" cx="36" cy="36" r="36" />
        <path className="sent-notice-check" d="m20 37 11 11 22-24" pathLength="1" />
      </svg>
      <p className="sent-notice-title">{texts.FORM_SUBMITTED}</p>
      <p className="sent-notice-text">
        {before}
        <strong className="sent-notice-reference">{reference}</strong>
        {after}
      </p>
    </div>
  )
}
