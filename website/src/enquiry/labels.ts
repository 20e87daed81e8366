import { type FieldName, type Source } from '../../../enquiry-contract/form-values.ts'
import type { FormTexts } from './form-texts.ts'

/** The text that labels each field. */
export const labelOf: Record<FieldName, keyof FormTexts> = {
  firstName: 'FIRST_NAME',
  lastName: 'LAST_NAME',
  phone: 'PHONE',
  companyName: 'COMPANY_NAME',
  email: 'EMAIL',
  message: 'MESSAGE',
  source: 'SOURCE',
  otherSource: 'OTHER_SOURCE',
}

/** The options of the source, in the order shown. */
export const sourceLabels = [
  { source: 'social', key: 'SOURCE_SOCIAL' },
  { source: 'friend', key: 'SOURCE_FRIEND' },
  { source: 'website', key: 'SOURCE_WEBSITE' },
  { source: 'others', key: 'SOURCE_OTHERS' },
] as const satisfies readonly { source: Source; key: keyof FormTexts }[]
