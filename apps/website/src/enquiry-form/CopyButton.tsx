import { useState, useSyncExternalStore } from 'react'
import actionStyles from './Actions.module.css'
import type { FormTexts } from './form-content.ts'

const noSubscription = () => () => undefined

/** Copies the enquiry, and reads "Copied" until the text changes. */
export function CopyButton({ texts, text }: { texts: FormTexts; text: string }) {
  const [copied, setCopied] = useState<string>()
  // The clipboard needs JavaScript and a secure context.
  const canCopy = useSyncExternalStore(
    noSubscription,
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
