import type { ComponentPropsWithRef } from 'react'
import { controlAttributes, Field, type FieldProps } from './Field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'>

/** A line of text. */
export function TextField({ id, label, error, locked, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error} required={Boolean(input.required)}>
      <input {...input} readOnly={locked} {...controlAttributes(id, error)} />
    </Field>
  )
}
