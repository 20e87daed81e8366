import { Fragment } from 'react'
import {
  definitionOf,
  type FieldDefinition,
  fieldNames,
  type FieldName,
} from '../../../enquiry-contract/fields.ts'
import { type BoundField, EnquiryField } from './EnquiryField.tsx'
import styles from './EnquiryFields.module.css'
import type { FormTexts } from './form-texts.ts'

interface EnquiryFieldsProps {
  texts: FormTexts
  /** How much can still be written, near the limit; otherwise empty. */
  lengthHint: string
  field: (name: FieldName) => BoundField
  /** Whether the field is asked for, as far as script knows; CSS hides others before hydration. */
  isShown: (name: FieldName) => boolean
}

/** The fields in reading order (specification, section 2). */
export function EnquiryFields({ texts, lengthHint, field, isShown }: EnquiryFieldsProps) {
  return (
    <div className={styles.fields}>
      {fieldNames.map((name) => (
        <Fragment key={name}>
          <div className={classOf(definitionOf(name))} hidden={!isShown(name)}>
            <EnquiryField field={field(name)} texts={texts} />
          </div>
          {name === 'message' && (
            <p className={styles.lengthHint} role="status">
              {lengthHint}
            </p>
          )}
        </Fragment>
      ))}
    </div>
  )
}

function classOf({ width, onlyForSource }: FieldDefinition): string | undefined {
  if (onlyForSource !== undefined) return styles.otherSource
  return width === 'half' ? styles.half : undefined
}
