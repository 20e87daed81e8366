import type { FieldName } from '../../../enquiry-contract/form-values.ts'
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
