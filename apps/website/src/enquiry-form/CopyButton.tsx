import { useState, useSyncExternalStore } from 'react'
import actionStyles from './Actions.module.css'
import type { FormTexts } from './form-texts.ts'

interface CopyButtonProps {
  texts: FormTexts
  /** What is copied. */
  text: string
}

const never = () => () => undefined

/** Copies the enquiry. It reads "Copied" until the text changes. */
export function CopyButton({ texts, text }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  // There is no clipboard without script, nor without a secure connection.
  const canCopy = useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  )
  if (!canCopy) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return (
    <button type="button" className={actionStyles.action} onClick={() => void copy()}>
      {/* Live, because some screen readers do not announce a changed name of the focused button. */}
      <span aria-live="polite">{copied === text ? texts.RESCUE_COPIED : texts.RESCUE_COPY}</span>
    </button>
  )
}
