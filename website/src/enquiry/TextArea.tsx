import type { ComponentPropsWithRef } from 'react'
import { controlAttributes, Field, type FieldProps } from './Field.tsx'

type TextAreaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'>

/** Several lines of text; grows with its content. */
export function TextArea({ id, label, error, locked, ...textarea }: TextAreaProps) {
  return (
    <Field id={id} label={label} error={error} required={Boolean(textarea.required)}>
      <textarea {...textarea} readOnly={locked} {...controlAttributes(id, error)} />
    </Field>
  )
}
