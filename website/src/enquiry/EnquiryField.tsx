import { definitionOf, type FieldName, sources } from '../../../enquiry-contract/fields.ts'
import type { FieldProps } from './Field.tsx'
import type { FormTexts } from './form-texts.ts'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

/** The props that connect a field to the form. */
export interface BoundField extends FieldProps {
  name: FieldName
  defaultValue: string | undefined
}

interface EnquiryFieldProps {
  field: BoundField
  texts: FormTexts
}

/** One field, by its definition in the table of fields. */
export function EnquiryField({ field, texts }: EnquiryFieldProps) {
  const definition = definitionOf(field.name)
  const { kind, autoComplete, spellCheck, autoCapitalize } = definition
  const attributes = {
    ...field,
    // For assistive technology: the form has `novalidate`, so that the browser never blocks it.
    required: definition.required !== undefined,
    autoComplete,
    spellCheck,
    autoCapitalize,
  }
  switch (kind) {
    case 'select':
      return (
        <SelectField {...attributes}>
          <option value="">{texts.sourcePlaceholder}</option>
          {sources.map((source) => (
            <option key={source} value={source}>
              {texts.sources[source]}
            </option>
          ))}
        </SelectField>
      )
    case 'textarea':
      return <TextArea {...attributes} rows={5} />
    case 'text':
      return <TextField {...attributes} />
    case 'tel':
    case 'email':
      return <TextField {...attributes} type={kind} inputMode={kind} />
  }
}
