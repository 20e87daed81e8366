import { definitionOf, type FieldName, fields, sources } from '../../../enquiry-contract/fields.ts'
import { Icon } from '../components/Icon.tsx'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Field.module.css'
import type { FormTexts } from './form-texts.ts'

/** The props that connect a field to the form. */
export interface BoundField extends FieldProps {
  name: FieldName
  defaultValue: string | undefined
  /** The value cannot be changed, because it is being sent. */
  locked: boolean
}

interface EnquiryFieldProps {
  field: BoundField
  texts: FormTexts
}

/** One field, by its definition in the table of fields. */
export function EnquiryField({ field, texts }: EnquiryFieldProps) {
  const { id, name, label, error, defaultValue, locked } = field
  const { kind, required, autoComplete, spellCheck, autoCapitalize } = definitionOf(name)
  const errorId = `${id}-error`
  const control = {
    id,
    name,
    defaultValue,
    className: styles.control,
    // For assistive technology: the form has `novalidate`, so that the browser never blocks it.
    required: required !== undefined,
    // Also while it is false: some screen readers announce an empty required field as invalid otherwise.
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    autoComplete,
    spellCheck,
    autoCapitalize,
  }
  return (
    <Field id={id} label={label} error={error} errorId={errorId} required={control.required}>
      {kind === 'select' ? (
        <span className={styles.select}>
          {/* A select cannot be read-only. */}
          <select {...control} disabled={locked}>
            <option value="">{texts[fields.source.placeholder]}</option>
            {sources.map((source) => (
              <option key={source} value={source}>
                {texts[fields.source.options[source]]}
              </option>
            ))}
          </select>
          <Icon name="chevron" className={styles.chevron} />
        </span>
      ) : kind === 'textarea' ? (
        <textarea {...control} readOnly={locked} rows={5} />
      ) : (
        <input
          {...control}
          readOnly={locked}
          {...(kind !== 'text' && { type: kind, inputMode: kind })}
        />
      )}
    </Field>
  )
}
