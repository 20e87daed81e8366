import { useState } from 'react'
import type { FormTexts } from './form-texts.ts'

interface CopyButtonProps {
  texts: FormTexts
  className: string | undefined
  /** What is copied. */
  text: string
}

/** Copies the enquiry. It reads "Copied" until the text changes. */
export function CopyButton({ texts, className, text }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch (error) {
      // The browser refused. The text is still in the fields, and the visitor can press again.
      console.error('The text could not be copied', error)
    }
  }

  return (
    <button type="button" className={className} onClick={() => void copy()}>
      {/* Live, because some screen readers do not announce a changed name of the focused button. */}
      <span aria-live="polite">{copied === text ? texts.RESCUE_COPIED : texts.RESCUE_COPY}</span>
    </button>
  )
}
