import { type ComponentPropsWithRef, useState } from 'react'
import { controlAttributes, Field, type FieldProps } from './Field.tsx'

interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> {
  defaultValue: string | undefined
}

/** Several lines of text; grows with its content. */
export function TextArea({ id, label, error, locked, defaultValue, ...textarea }: TextAreaProps) {
  const text = useTextInPage(id, defaultValue)
  return (
    <Field id={id} label={label} error={error} required={Boolean(textarea.required)}>
      <textarea
        {...textarea}
        readOnly={locked}
        defaultValue={text}
        {...controlAttributes(id, error)}
      />
    </Field>
  )
}

/**
 * React resets a textarea to its default value when it hydrates. Where there is one, the current text of
 * the page is the better default, because the visitor may have changed it.
 */
function useTextInPage(id: string, defaultValue: string | undefined): string | undefined {
  const [text] = useState(() => {
    if (defaultValue === undefined || typeof document === 'undefined') return defaultValue
    const control = document.getElementById(id)
    return control instanceof HTMLTextAreaElement ? control.value : defaultValue
  })
  return text
}
