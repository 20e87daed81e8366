import type { ComponentPropsWithRef } from 'react'
import { controlAttributes, Field, type FieldProps } from './Field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'>

/** A line of text. */
export function TextField({ id, label, error, locked, ...input }: TextFieldProps) {
  const required = Boolean(input.required ?? input['aria-required'])
  return (
    <Field id={id} label={label} error={error} required={required}>
      <input {...input} readOnly={locked} {...controlAttributes(id, error)} />
    </Field>
  )
}
