import { type ComponentPropsWithRef, useState } from 'react'
import { controlAttributes, Field, type FieldProps } from './Field.tsx'

interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> {
  defaultValue: string | undefined
}

/** Several lines of text; grows with what is written. */
export function TextArea({ id, label, error, resting, defaultValue, ...textarea }: TextAreaProps) {
  const text = useTextInPage(id, defaultValue)
  return (
    <Field id={id} label={label} error={error} required={Boolean(textarea.required)}>
      <textarea
        {...textarea}
        readOnly={resting}
        defaultValue={text}
        {...controlAttributes(id, error)}
      />
    </Field>
  )
}

/**
 * React puts the default text of a textarea back when it hydrates. Where the page came with one,
 * the text that stands in the page by then is the better default: the visitor may have gone on writing.
 */
function useTextInPage(id: string, defaultValue: string | undefined): string | undefined {
  const [text] = useState(() => {
    if (defaultValue === undefined || typeof document === 'undefined') return defaultValue
    const control = document.getElementById(id)
    return control instanceof HTMLTextAreaElement ? control.value : defaultValue
  })
  return text
}
