import { definitionOf, type FieldName, sources } from '../../../enquiry-contract/fields.ts'
import type { FieldProps } from './Field.tsx'
import type { FormTexts } from './form-texts.ts'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

/** All that ties one field to the form. */
export interface BoundField extends FieldProps {
  name: FieldName
  defaultValue: string | undefined
}

interface EnquiryFieldProps {
  field: BoundField
  texts: FormTexts
}

/** One field, drawn as the table of fields says. */
export function EnquiryField({ field, texts }: EnquiryFieldProps) {
  const definition = definitionOf(field.name)
  const { kind, onlyForSource, autoComplete, spellCheck, autoCapitalize } = definition
  const isRequired = definition.required !== undefined
  const attributes = {
    ...field,
    // Not `required` while it may be hidden: by CSS alone, that would silently block a form without
    // JavaScript.
    ...(onlyForSource === undefined ? { required: isRequired } : { 'aria-required': isRequired }),
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
