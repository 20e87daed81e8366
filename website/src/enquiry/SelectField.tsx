import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../components/Icon.tsx'
import { controlAttributes, Field, type FieldProps } from './Field.tsx'
import styles from './Field.module.css'

type SelectFieldProps = FieldProps & Omit<ComponentPropsWithRef<'select'>, 'id' | 'className'>

/** A choice from a short list; the options are its children. */
export function SelectField({ id, label, error, locked, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} error={error} required={Boolean(select.required)}>
      <span className={styles.select}>
        {/* A select cannot be read-only. */}
        <select {...select} disabled={locked} {...controlAttributes(id, error)} />
        <Icon name="chevron" className={styles.chevron} />
      </span>
    </Field>
  )
}
