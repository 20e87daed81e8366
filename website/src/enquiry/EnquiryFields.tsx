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
  field: (name: FieldName) => BoundField
  /** Whether the field is asked for, as far as script knows; CSS hides others before hydration. */
  isShown: (name: FieldName) => boolean
}

/** The fields in reading order (specification, section 2). */
export function EnquiryFields({ texts, field, isShown }: EnquiryFieldsProps) {
  return (
    <div className={styles.fields}>
      {fieldNames.map((name) => (
        <div key={name} className={classOf(definitionOf(name))} hidden={!isShown(name)}>
          <EnquiryField field={field(name)} texts={texts} />
        </div>
      ))}
    </div>
  )
}

function classOf({ width, onlyForSource }: FieldDefinition): string | undefined {
  if (onlyForSource !== undefined) return styles.otherSource
  return width === 'half' ? styles.half : undefined
}
