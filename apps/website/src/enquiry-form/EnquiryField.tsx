import { definitionOf, fields, sources } from '@site/enquiry/fields.ts'
import type { ErrorCode, FieldName } from '@site/enquiry/fields.ts'
import { Icon } from '../components/Icon.tsx'
import styles from './EnquiryField.module.css'
import type { EnquiryVariant, FormTexts } from './form-content.ts'

interface EnquiryFieldProps {
  id: string
  name: FieldName
  variant: EnquiryVariant
  texts: FormTexts
  defaultValue: string
  error: ErrorCode | undefined
  /** The value is being sent and cannot be changed. */
  locked: boolean
  /** The field does not apply to the chosen source. Before hydration CSS hides it. */
  hidden: boolean
}

/** A field as packages/enquiry/fields.ts defines it. Space for its error is reserved, so that nothing shifts. */
export function EnquiryField(props: EnquiryFieldProps) {
  const { id, name, variant, texts, defaultValue, error, locked, hidden } = props
  const { kind, label, panelLabel = label, required, width } = definitionOf(name)
  const { autoComplete, spellCheck, autoCapitalize } = definitionOf(name)
  const errorId = `${id}-error`
  const control = {
    id,
    name,
    defaultValue,
    className: styles.control,
    // For assistive technology: the form has `novalidate`, so that the browser never blocks it.
    required: required !== undefined,
    // Also when false: otherwise some screen readers announce an empty required field as invalid.
    'aria-invalid': error !== undefined,
    'aria-describedby': error && errorId,
    autoComplete,
    spellCheck,
    autoCapitalize,
  }
  return (
    <div className={styles.field} data-field={name} data-width={width} hidden={hidden}>
      <label className={`label ${styles.label}`} htmlFor={id}>
        {texts[variant === 'panel' ? panelLabel : label]}
        {control.required && <span aria-hidden="true"> *</span>}
      </label>
      {kind === 'select' ? (
        <span className={styles.select}>
          {/* There is no read-only select. */}
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
      {error && (
        // A new element for each text: in a translated page React would update text nodes that are no longer there.
        <p key={error} id={errorId} className={styles.error}>
          <svg className={styles.errorIcon} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 .8 15.6 15H.4Zm-.8 5v4.4h1.6V5.8Zm0 5.6V13h1.6v-1.6Z" fillRule="evenodd" />
          </svg>
          {texts[error]}
        </p>
      )}
    </div>
  )
}
