import { useState } from 'react'
import actionStyles from './Actions.module.css'
import styles from './CopyButton.module.css'
import type { FormTexts } from './form-texts.ts'
import { useHydrated } from './useHydrated.ts'

interface CopyButtonProps {
  texts: FormTexts
  /** What is copied. */
  text: string
}

/**
 * Copies the enquiry. It reads "Copied" until the text changes. Where the browser refuses, the text appears, selected,
 * for the visitor to copy.
 */
export function CopyButton({ texts, text }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  const [refused, setRefused] = useState(false)
  // Without script there is nothing to copy with.
  if (!useHydrated()) return null

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      setRefused(false)
    } catch {
      // Also without a secure connection, where there is no clipboard.
      setRefused(true)
    }
  }

  return (
    <>
      <button type="button" className={actionStyles.action} onClick={() => void copy()}>
        {/* Live, because some screen readers do not announce a changed name of the focused button. */}
        <span aria-live="polite">{copied === text ? texts.RESCUE_COPIED : texts.RESCUE_COPY}</span>
      </button>
      {refused && (
        <label className={styles.refused}>
          {texts.RESCUE_COPY_REFUSED}
          <textarea className={styles.text} readOnly rows={5} value={text} ref={select} />
        </label>
      )}
    </>
  )
}

/** The focus also announces the label, which says what to do. */
function select(text: HTMLTextAreaElement | null): void {
  text?.focus()
  text?.select()
}
