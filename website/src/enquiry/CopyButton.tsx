import { useState } from 'react'
import type { FormTexts } from './form-texts.ts'

interface CopyButtonProps {
  texts: FormTexts
  className: string | undefined
  /** What is copied. */
  text: string
}

/** Copies the enquiry. It says "Copied" for as long as that is true of the text. */
export function CopyButton({ texts, className, text }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch (error) {
      // Refused by the browser. After a failure the text still stands in the fields; after a success
      // a second press asks again.
      console.error('The text could not be copied', error)
    }
  }

  return (
    <button type="button" className={className} onClick={() => void copy()}>
      {/* Live, because a name that changes under the focus is not read out everywhere. */}
      <span aria-live="polite">{copied === text ? texts.RESCUE_COPIED : texts.RESCUE_COPY}</span>
    </button>
  )
}
