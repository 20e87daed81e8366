import { company } from '../../content/company.ts'
import type { Enquiry } from '../../enquiry-contract/form-schema.ts'
import { emptyValues } from '../../enquiry-contract/form-values.ts'
import { messages } from '../../i18n/messages.ts'

/** The test enquiry: as a visitor would write it, in the language in which the company reads mails. */
export function canaryEnquiry(): Enquiry {
  const text = messages[company.language]
  return {
    ...emptyValues,
    firstName: text.CANARY_FIRST_NAME,
    lastName: text.CANARY_LAST_NAME,
    phone: company.phone,
    companyName: company.name,
    email: company.email,
    message: text.CANARY_MESSAGE,
    source: 'website',
  }
}
