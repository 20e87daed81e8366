import { sources, type FieldName } from '../../../enquiry-contract/form-values.ts'
import { sourceLabels } from '../../../enquiry-contract/source-labels.ts'
import styles from './EnquiryFields.module.css'
import type { FormTexts } from './form-texts.ts'
import type { FieldProps } from './Field.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

/** All that ties one field to the form. */
export interface BoundField extends FieldProps {
  name: FieldName
  defaultValue: string | undefined
}

interface EnquiryFieldsProps {
  texts: FormTexts
  /** How much room there is left for text, where that matters. */
  room: string
  field: (name: FieldName) => BoundField
}

/** The fields in reading order (specification, section 5). */
export function EnquiryFields({ texts, room, field }: EnquiryFieldsProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.names}>
        <TextField
          {...field('firstName')}
          required
          autoComplete="given-name"
          spellCheck={false}
          autoCapitalize="words"
        />
        <TextField
          {...field('lastName')}
          required
          autoComplete="family-name"
          spellCheck={false}
          autoCapitalize="words"
        />
      </div>
      <TextField {...field('phone')} required type="tel" inputMode="tel" autoComplete="tel" />
      <TextField {...field('companyName')} autoComplete="organization" spellCheck={false} />
      <TextField
        {...field('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextArea {...field('message')} rows={5} />
      <p className={styles.room} role="status">
        {room}
      </p>
      <SelectField {...field('source')} required>
        <option value="">{texts.SOURCE_PLACEHOLDER}</option>
        {sources.map((source) => (
          <option key={source} value={source}>
            {texts[sourceLabels[source]]}
          </option>
        ))}
      </SelectField>
      <div className={styles.otherSource}>
        {/* Not `required`: hidden by CSS alone, it would silently block a form without JavaScript. */}
        <TextField {...field('otherSource')} aria-required autoComplete="off" />
      </div>
    </div>
  )
}
